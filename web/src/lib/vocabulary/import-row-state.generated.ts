// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** What a row of a job import would do. */
export const importRowStateValues = [
  "broken",
  "new",
  "changed",
  "same",
] as const;
export type ImportRowState = (typeof importRowStateValues)[number];
