// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Progress of judging an answer. */
export const submissionStateValues = [
  "queued",
  "running",
  "done",
] as const;
export type SubmissionState = (typeof submissionStateValues)[number];
