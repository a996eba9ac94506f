// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** What staff did about a report of a job. */
export const jobReportOutcomeValues = [
  "no_action",
  "taken_down",
] as const;
export type JobReportOutcome = (typeof jobReportOutcomeValues)[number];
export const jobReportOutcomeLabels = {
  no_action: "No action",
  taken_down: "Taken down",
} as const satisfies Record<JobReportOutcome, string>;
