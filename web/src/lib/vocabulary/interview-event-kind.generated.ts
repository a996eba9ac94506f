// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** What happened in an interview. */
export const interviewEventKindValues = [
  "turn",
  "phase",
  "drill",
  "mend",
  "finished",
] as const;
export type InterviewEventKind = (typeof interviewEventKindValues)[number];
