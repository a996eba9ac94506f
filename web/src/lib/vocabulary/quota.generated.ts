// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Daily limit that a decision counts against. */
export const quotaValues = [
  "discover",
  "featured",
  "bonus",
] as const;
export type Quota = (typeof quotaValues)[number];
