// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Kind of a second factor. */
export const factorTypeValues = [
  "totp",
  "phone",
  "webauthn",
] as const;
export type FactorType = (typeof factorTypeValues)[number];
export const factorTypeLabels = {
  totp: "Authenticator app",
  phone: "Phone",
  webauthn: "Security key",
} as const satisfies Record<FactorType, string>;
