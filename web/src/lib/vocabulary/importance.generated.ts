// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** How much a job needs a skill. */
export const importanceValues = [
  "must",
  "nice",
] as const;
export type Importance = (typeof importanceValues)[number];
export const importanceLabels = {
  must: "Must have",
  nice: "Nice to have",
} as const satisfies Record<Importance, string>;
