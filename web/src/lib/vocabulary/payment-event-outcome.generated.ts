// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** What an event of the payment provider led to. */
export const paymentEventOutcomeValues = [
  "applied",
  "late",
  "ignored",
] as const;
export type PaymentEventOutcome = (typeof paymentEventOutcomeValues)[number];
