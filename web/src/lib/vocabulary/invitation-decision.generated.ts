// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** A company's decision on an answer. */
export const invitationDecisionValues = [
  "approved",
  "rejected",
] as const;
export type InvitationDecision = (typeof invitationDecisionValues)[number];
export const invitationDecisionLabels = {
  approved: "Approved",
  rejected: "Rejected",
} as const satisfies Record<InvitationDecision, string>;
