// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Page that remembers when it was last opened. */
export const markedViewValues = [
  "messages",
  "candidates",
  "shared_jobs",
] as const;
export type MarkedView = (typeof markedViewValues)[number];
