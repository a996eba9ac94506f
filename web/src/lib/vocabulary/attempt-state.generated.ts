// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** State of an interview attempt. */
export const attemptStateValues = [
  "running",
  "scoring",
  "scored",
  "unscored",
] as const;
export type AttemptState = (typeof attemptStateValues)[number];
