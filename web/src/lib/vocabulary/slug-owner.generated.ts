// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** What a public address belongs to. */
export const slugOwnerValues = [
  "profile",
  "company",
] as const;
export type SlugOwner = (typeof slugOwnerValues)[number];
