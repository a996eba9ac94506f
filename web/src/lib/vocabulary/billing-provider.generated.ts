// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Who takes the payments. */
export const billingProviderValues = [
  "test",
  "stripe",
] as const;
export type BillingProvider = (typeof billingProviderValues)[number];
export const billingProviderLabels = {
  test: "Test checkout",
  stripe: "Stripe",
} as const satisfies Record<BillingProvider, string>;
