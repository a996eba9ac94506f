// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Area of a skill. */
export const skillCategoryValues = [
  "language",
  "frontend",
  "backend",
  "mobile",
  "data",
  "database",
  "cloud",
  "devops",
  "security",
  "testing",
  "ai",
  "systems",
  "architecture",
  "tool",
  "practice",
] as const;
export type SkillCategory = (typeof skillCategoryValues)[number];
