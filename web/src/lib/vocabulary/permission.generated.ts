// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** What a recruiter can be allowed to do. Admins can do all of it. */
export const permissionValues = [
  "view_analytics",
  "manage_jobs",
  "manage_challenges",
  "view_candidates",
  "message_candidates",
  "manage_company",
  "manage_team",
] as const;
export type Permission = (typeof permissionValues)[number];
export const permissionLabels = {
  view_analytics: "view analytics",
  manage_jobs: "manage jobs",
  manage_challenges: "manage challenges",
  view_candidates: "view candidates",
  message_candidates: "message candidates",
  manage_company: "edit the company page",
  manage_team: "manage the team",
} as const satisfies Record<Permission, string>;
