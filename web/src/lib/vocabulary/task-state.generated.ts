// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** State of a background task. */
export const taskStateValues = [
  "ready",
  "running",
  "done",
  "dead",
] as const;
export type TaskState = (typeof taskStateValues)[number];
