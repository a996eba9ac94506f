// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** What is counted by day, for staff. */
export const dayFigureValues = [
  "sign_ups",
  "interests",
  "approvals",
  "messages",
  "submissions",
  "interviews",
  "companies",
  "judge_errors",
] as const;
export type DayFigure = (typeof dayFigureValues)[number];
export const dayFigureLabels = {
  sign_ups: "Sign-ups",
  interests: "Interests",
  approvals: "Approvals",
  messages: "Messages",
  submissions: "Submissions",
  interviews: "Interviews",
  companies: "New companies",
  judge_errors: "Errors of the judge",
} as const satisfies Record<DayFigure, string>;
