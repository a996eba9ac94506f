// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Subscription tier of a job seeker. */
export const seekerTierValues = [
  "core",
  "pro",
  "founding",
] as const;
export type SeekerTier = (typeof seekerTierValues)[number];
