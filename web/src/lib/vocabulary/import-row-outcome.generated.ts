// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** What a row of a job import did. */
export const importRowOutcomeValues = [
  "created",
  "updated",
  "skipped",
  "left",
  "gone",
] as const;
export type ImportRowOutcome = (typeof importRowOutcomeValues)[number];
