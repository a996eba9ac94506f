// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Daily limit that is counted by the day. */
export const dailyQuotaValues = [
  "discover",
  "featured",
] as const;
export type DailyQuota = (typeof dailyQuotaValues)[number];
