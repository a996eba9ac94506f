// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Why someone reports a person or a message. */
export const reportReasonValues = [
  "spam",
  "scam",
  "harassment",
  "discrimination",
  "false_identity",
  "other",
] as const;
export type ReportReason = (typeof reportReasonValues)[number];
export const reportReasonLabels = {
  spam: "Spam or advertising",
  scam: "Scam or fraud",
  harassment: "Harassment or threats",
  discrimination: "Discrimination",
  false_identity: "Pretends to be someone else",
  other: "Something else",
} as const satisfies Record<ReportReason, string>;
