// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** How a person meets a criterion of a job: seen by the server, stated by the person, or not at all. */
export const criterionStateValues = [
  "proved_well",
  "proved",
  "shown",
  "met",
  "partly",
  "missing",
  "unknown",
] as const;
export type CriterionState = (typeof criterionStateValues)[number];
export const criterionStateLabels = {
  proved_well: "proved well",
  proved: "proved",
  shown: "shown",
  met: "stated",
  partly: "partly",
  missing: "missing",
  unknown: "unknown",
} as const satisfies Record<CriterionState, string>;
