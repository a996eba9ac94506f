// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Subscription tier of a company. */
export const employerTierValues = [
  "employer_core",
  "hiring_kernel",
  "flagship",
] as const;
export type EmployerTier = (typeof employerTierValues)[number];
