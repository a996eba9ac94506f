// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Result of the staff's review of a company. */
export const approvalStatusValues = [
  "pending",
  "approved",
  "needs_changes",
  "rejected",
  "suspended",
] as const;
export type ApprovalStatus = (typeof approvalStatusValues)[number];
export const approvalStatusLabels = {
  pending: "In review",
  approved: "Approved",
  needs_changes: "Changes requested",
  rejected: "Rejected",
  suspended: "Suspended",
} as const satisfies Record<ApprovalStatus, string>;
