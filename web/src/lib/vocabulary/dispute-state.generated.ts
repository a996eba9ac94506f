// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** State of a dispute about a challenge. */
export const disputeStateValues = [
  "open",
  "confirmed",
  "rejected",
  "withdrawn",
] as const;
export type DisputeState = (typeof disputeStateValues)[number];
export const disputeStateLabels = {
  open: "Waiting for staff",
  confirmed: "Confirmed",
  rejected: "Rejected",
  withdrawn: "Withdrawn",
} as const satisfies Record<DisputeState, string>;
