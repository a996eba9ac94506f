// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** What a company's stage is, so that companies can be compared. */
export const stageKindValues = [
  "screening",
  "interview",
  "offer",
  "hired",
  "closed",
] as const;
export type StageKind = (typeof stageKindValues)[number];
export const stageKindLabels = {
  screening: "Screening",
  interview: "Interview",
  offer: "Offer",
  hired: "Hired",
  closed: "Closed",
} as const satisfies Record<StageKind, string>;
