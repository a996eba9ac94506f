// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** What an approved candidate sees of the stage they are in. */
export const candidateProgressValues = [
  "in_process",
  "hired",
  "closed",
] as const;
export type CandidateProgress = (typeof candidateProgressValues)[number];
export const candidateProgressLabels = {
  in_process: "In process",
  hired: "Hired",
  closed: "Closed",
} as const satisfies Record<CandidateProgress, string>;
