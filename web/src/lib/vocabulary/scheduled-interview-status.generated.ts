// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** State of an interview that one side of a conversation proposed. */
export const scheduledInterviewStatusValues = [
  "proposed",
  "accepted",
  "declined",
  "cancelled",
] as const;
export type ScheduledInterviewStatus = (typeof scheduledInterviewStatusValues)[number];
export const scheduledInterviewStatusLabels = {
  proposed: "Proposed",
  accepted: "Accepted",
  declined: "Declined",
  cancelled: "Cancelled",
} as const satisfies Record<ScheduledInterviewStatus, string>;
