// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Status of an invitation to a company's challenge. */
export const invitationStatusValues = [
  "sent",
  "opened",
  "started",
  "submitted",
  "approved",
  "rejected",
  "expired",
  "declined",
  "withdrawn",
] as const;
export type InvitationStatus = (typeof invitationStatusValues)[number];
export const invitationStatusLabels = {
  sent: "Sent",
  opened: "Opened",
  started: "Started",
  submitted: "Submitted",
  approved: "Approved",
  rejected: "Rejected",
  expired: "Expired",
  declined: "Declined",
  withdrawn: "Withdrawn",
} as const satisfies Record<InvitationStatus, string>;
