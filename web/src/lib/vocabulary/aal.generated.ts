// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Authenticator assurance level of a session: how many factors were verified. */
export const aalValues = [
  "aal1",
  "aal2",
] as const;
export type Aal = (typeof aalValues)[number];
