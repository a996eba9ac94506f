// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Progress of a job import. */
export const importStatusValues = [
  "uploading",
  "mapping",
  "reading",
  "ready",
  "applying",
  "applied",
] as const;
export type ImportStatus = (typeof importStatusValues)[number];
