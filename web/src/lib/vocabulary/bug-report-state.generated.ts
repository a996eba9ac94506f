// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** What became of a bug report. */
export const bugReportStateValues = [
  "open",
  "in_progress",
  "fixed",
  "wont_fix",
] as const;
export type BugReportState = (typeof bugReportStateValues)[number];
export const bugReportStateLabels = {
  open: "Open",
  in_progress: "In progress",
  fixed: "Fixed",
  wont_fix: "Won't fix",
} as const satisfies Record<BugReportState, string>;
