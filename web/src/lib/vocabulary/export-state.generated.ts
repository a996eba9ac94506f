// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Progress of a data export. */
export const exportStateValues = [
  "waiting",
  "running",
  "ready",
  "failed",
] as const;
export type ExportState = (typeof exportStateValues)[number];
