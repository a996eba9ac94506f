// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Why an answer is judged. */
export const submissionKindValues = [
  "submit",
  "run",
  "rejudge",
  "check",
] as const;
export type SubmissionKind = (typeof submissionKindValues)[number];
