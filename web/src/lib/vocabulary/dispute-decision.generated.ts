// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** What staff decide on a dispute. */
export const disputeDecisionValues = [
  "confirm",
  "reject",
] as const;
export type DisputeDecision = (typeof disputeDecisionValues)[number];
