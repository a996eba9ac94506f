// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Which of a person's scores is shown. */
export const scoreChoiceValues = [
  "best",
  "latest",
] as const;
export type ScoreChoice = (typeof scoreChoiceValues)[number];
