// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** How much of the analytics a company's tier has. */
export const companyAnalyticsLevelValues = [
  "totals",
  "full",
] as const;
export type CompanyAnalyticsLevel = (typeof companyAnalyticsLevelValues)[number];
