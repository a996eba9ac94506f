// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Where a paid subscription stands. */
export const subscriptionStateValues = [
  "pending",
  "active",
  "past_due",
  "cancelling",
  "ended",
] as const;
export type SubscriptionState = (typeof subscriptionStateValues)[number];
export const subscriptionStateLabels = {
  pending: "Waiting for the first payment",
  active: "Active",
  past_due: "Payment failed",
  cancelling: "Ends with this period",
  ended: "Ended",
} as const satisfies Record<SubscriptionState, string>;
