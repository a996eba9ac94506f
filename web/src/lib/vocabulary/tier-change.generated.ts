// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** When another tier begins. */
export const tierChangeValues = [
  "now",
  "period_end",
] as const;
export type TierChange = (typeof tierChangeValues)[number];
