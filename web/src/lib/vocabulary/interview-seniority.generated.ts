// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Level that an interview is scored for. */
export const interviewSeniorityValues = [
  "junior",
  "mid",
  "senior",
  "staff",
] as const;
export type InterviewSeniority = (typeof interviewSeniorityValues)[number];
export const interviewSeniorityLabels = {
  junior: "Junior",
  mid: "Mid-level",
  senior: "Senior",
  staff: "Staff",
} as const satisfies Record<InterviewSeniority, string>;
