// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Why a submission has no verdict, for staff. */
export const judgingTroubleValues = [
  "waiting",
  "failed",
] as const;
export type JudgingTrouble = (typeof judgingTroubleValues)[number];
export const judgingTroubleLabels = {
  waiting: "Waiting",
  failed: "Failed",
} as const satisfies Record<JudgingTrouble, string>;
