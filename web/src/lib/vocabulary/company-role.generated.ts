// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** A member's role in a company. */
export const companyRoleValues = [
  "admin",
  "recruiter",
] as const;
export type CompanyRole = (typeof companyRoleValues)[number];
export const companyRoleLabels = {
  admin: "Admin",
  recruiter: "Recruiter",
} as const satisfies Record<CompanyRole, string>;
