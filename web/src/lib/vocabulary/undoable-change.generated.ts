// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** An account change that an emailed link can undo. */
export const undoableChangeValues = [
  "factor_added",
  "factor_removed",
  "passkey_added",
  "passkey_removed",
  "identity_linked",
  "identity_unlinked",
  "password_changed",
  "wrong_factors",
] as const;
export type UndoableChange = (typeof undoableChangeValues)[number];
