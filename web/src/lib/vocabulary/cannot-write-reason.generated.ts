// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Why a person can't write in a conversation. */
export const cannotWriteReasonValues = [
  "ended",
  "closed",
  "blocked_by_caller",
  "cannot_write_first",
  "company_not_approved",
  "missing_permission",
  "not_found",
] as const;
export type CannotWriteReason = (typeof cannotWriteReasonValues)[number];
