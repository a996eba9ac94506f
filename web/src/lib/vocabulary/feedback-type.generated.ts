// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Length of a feedback form. */
export const feedbackTypeValues = [
  "quick",
  "detailed",
] as const;
export type FeedbackType = (typeof feedbackTypeValues)[number];
export const feedbackTypeLabels = {
  quick: "Quick feedback",
  detailed: "Answers to questions",
} as const satisfies Record<FeedbackType, string>;
