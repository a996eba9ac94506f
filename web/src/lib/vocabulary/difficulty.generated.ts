// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Difficulty of a challenge. */
export const difficultyValues = [
  "easy",
  "medium",
  "hard",
  "expert",
] as const;
export type Difficulty = (typeof difficultyValues)[number];
export const difficultyLabels = {
  easy: "Easy",
  medium: "Medium",
  hard: "Hard",
  expert: "Expert",
} as const satisfies Record<Difficulty, string>;
