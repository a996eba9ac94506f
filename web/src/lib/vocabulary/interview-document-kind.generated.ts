// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Kind of a document that interviews are made from. */
export const interviewDocumentKindValues = [
  "problem",
  "rubric",
  "bank",
] as const;
export type InterviewDocumentKind = (typeof interviewDocumentKindValues)[number];
