// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** How well a person knows a skill, as a number. */
export const skillLevelLabels = {
  1: "Learning",
  2: "Working",
  3: "Strong",
  4: "Expert",
} as const;
export type SkillLevel = keyof typeof skillLevelLabels;
