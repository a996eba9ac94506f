// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** What a member of the company thinks of a part of an answer, the lowest first. */
export const reviewMarkValues = [
  "weak",
  "fair",
  "good",
  "excellent",
] as const;
export type ReviewMark = (typeof reviewMarkValues)[number];
export const reviewMarkLabels = {
  weak: "Weak",
  fair: "Fair",
  good: "Good",
  excellent: "Excellent",
} as const satisfies Record<ReviewMark, string>;
