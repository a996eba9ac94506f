// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Whether staff have closed a report. */
export const reportStateValues = [
  "open",
  "closed",
] as const;
export type ReportState = (typeof reportStateValues)[number];
export const reportStateLabels = {
  open: "Open",
  closed: "Closed",
} as const satisfies Record<ReportState, string>;
