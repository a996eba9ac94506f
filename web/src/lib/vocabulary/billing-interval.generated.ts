// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** How often a subscription is paid. */
export const billingIntervalValues = [
  "month",
  "year",
] as const;
export type BillingInterval = (typeof billingIntervalValues)[number];
export const billingIntervalLabels = {
  month: "Monthly",
  year: "Yearly",
} as const satisfies Record<BillingInterval, string>;
