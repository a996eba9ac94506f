// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** What a person uses the product for. */
export const roleValues = [
  "job_seeker",
  "employer",
] as const;
export type Role = (typeof roleValues)[number];
export const roleLabels = {
  job_seeker: "Job seeker",
  employer: "Employer",
} as const satisfies Record<Role, string>;
