// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Length of one point of a chart. */
export const analyticsStepValues = [
  "day",
  "week",
  "month",
] as const;
export type AnalyticsStep = (typeof analyticsStepValues)[number];
export const analyticsStepLabels = {
  day: "Day",
  week: "Week",
  month: "Month",
} as const satisfies Record<AnalyticsStep, string>;
