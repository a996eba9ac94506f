// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Who verified that a company owns a domain. */
export const domainVerifierValues = [
  "dns",
  "staff",
] as const;
export type DomainVerifier = (typeof domainVerifierValues)[number];
