// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Format of a job import. */
export const importKindValues = [
  "csv",
  "postings",
] as const;
export type ImportKind = (typeof importKindValues)[number];
