// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** What a match score is made of. */
export const criterionValues = [
  "skill",
  "role",
  "years",
  "seniority",
  "rank",
  "system_design",
  "projects",
] as const;
export type Criterion = (typeof criterionValues)[number];
