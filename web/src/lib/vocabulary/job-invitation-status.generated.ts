// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Status of a company's invitation to a job. */
export const jobInvitationStatusValues = [
  "open",
  "accepted",
  "declined",
  "withdrawn",
  "expired",
  "job_ended",
] as const;
export type JobInvitationStatus = (typeof jobInvitationStatusValues)[number];
export const jobInvitationStatusLabels = {
  open: "Waiting",
  accepted: "Accepted",
  declined: "Declined",
  withdrawn: "Withdrawn",
  expired: "Expired",
  job_ended: "Job ended",
} as const satisfies Record<JobInvitationStatus, string>;
