// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Why someone reports a job. */
export const jobReportReasonValues = [
  "scam",
  "misleading",
  "discrimination",
  "false_identity",
  "spam",
  "other",
] as const;
export type JobReportReason = (typeof jobReportReasonValues)[number];
export const jobReportReasonLabels = {
  scam: "Scam or fraud",
  misleading: "Work, pay or place isn't as described",
  discrimination: "Discrimination",
  false_identity: "Pretends to be another company",
  spam: "Spam or advertising",
  other: "Something else",
} as const satisfies Record<JobReportReason, string>;
