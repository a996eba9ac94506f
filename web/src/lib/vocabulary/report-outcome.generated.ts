// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** What staff did about a report. */
export const reportOutcomeValues = [
  "no_action",
  "warned",
  "message_deleted",
] as const;
export type ReportOutcome = (typeof reportOutcomeValues)[number];
export const reportOutcomeLabels = {
  no_action: "No action",
  warned: "Warned",
  message_deleted: "Message deleted",
} as const satisfies Record<ReportOutcome, string>;
