// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** How an interest ended. */
export const interestDecisionValues = [
  "approved",
  "rejected",
  "expired",
  "withdrawn",
] as const;
export type InterestDecision = (typeof interestDecisionValues)[number];
export const interestDecisionLabels = {
  approved: "Approved",
  rejected: "Not chosen",
  expired: "Expired",
  withdrawn: "Withdrawn",
} as const satisfies Record<InterestDecision, string>;
