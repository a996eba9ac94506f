// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** State of a requested second scoring. */
export const reviewStateValues = [
  "asked",
  "done",
] as const;
export type ReviewState = (typeof reviewStateValues)[number];
