// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** What proves that a link is its owner's. */
export const linkProofValues = [
  "rel_me",
  "meta_tag",
  "profile_text",
  "dns",
  "sign_in",
] as const;
export type LinkProof = (typeof linkProofValues)[number];
export const linkProofLabels = {
  rel_me: "A link back",
  meta_tag: "A meta tag",
  profile_text: "A text in the profile",
  dns: "A DNS record",
  sign_in: "Sign-in with GitHub",
} as const satisfies Record<LinkProof, string>;
