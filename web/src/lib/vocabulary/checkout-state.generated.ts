// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** What became of a checkout. */
export const checkoutStateValues = [
  "open",
  "paid",
  "declined",
  "abandoned",
  "expired",
] as const;
export type CheckoutState = (typeof checkoutStateValues)[number];
export const checkoutStateLabels = {
  open: "Open",
  paid: "Paid",
  declined: "The payment was declined",
  abandoned: "Abandoned",
  expired: "Expired",
} as const satisfies Record<CheckoutState, string>;
