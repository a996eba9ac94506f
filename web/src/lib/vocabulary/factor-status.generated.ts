// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Whether a second factor has been verified once. */
export const factorStatusValues = [
  "unverified",
  "verified",
] as const;
export type FactorStatus = (typeof factorStatusValues)[number];
