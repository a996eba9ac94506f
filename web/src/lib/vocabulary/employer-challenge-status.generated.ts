// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Status of a company's own challenge. */
export const employerChallengeStatusValues = [
  "draft",
  "published",
  "archived",
] as const;
export type EmployerChallengeStatus = (typeof employerChallengeStatusValues)[number];
export const employerChallengeStatusLabels = {
  draft: "Draft",
  published: "Published",
  archived: "Archived",
} as const satisfies Record<EmployerChallengeStatus, string>;
