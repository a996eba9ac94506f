// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Who decided a check or a score. */
export const scorerValues = [
  "rules",
  "model",
  "person",
] as const;
export type Scorer = (typeof scorerValues)[number];
