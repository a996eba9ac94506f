// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Period that a pay is given for. */
export const payPeriodValues = [
  "year",
  "month",
  "day",
  "hour",
] as const;
export type PayPeriod = (typeof payPeriodValues)[number];
export const payPeriodLabels = {
  year: "a year",
  month: "a month",
  day: "a day",
  hour: "an hour",
} as const satisfies Record<PayPeriod, string>;
