// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** How much of the analytics a job seeker's tier has. */
export const seekerAnalyticsLevelValues = [
  "none",
  "totals",
  "advanced",
] as const;
export type SeekerAnalyticsLevel = (typeof seekerAnalyticsLevelValues)[number];
