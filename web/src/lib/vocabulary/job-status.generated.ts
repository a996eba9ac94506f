// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Status of a job. */
export const jobStatusValues = [
  "draft",
  "open",
  "paused",
  "filled",
  "closed",
  "expired",
] as const;
export type JobStatus = (typeof jobStatusValues)[number];
export const jobStatusLabels = {
  draft: "Draft",
  open: "Open",
  paused: "Paused",
  filled: "Filled",
  closed: "Closed",
  expired: "Expired",
} as const satisfies Record<JobStatus, string>;
