// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Whether staff have closed a report about a job. */
export const jobReportStateValues = [
  "open",
  "closed",
] as const;
export type JobReportState = (typeof jobReportStateValues)[number];
export const jobReportStateLabels = {
  open: "Open",
  closed: "Closed",
} as const satisfies Record<JobReportState, string>;
