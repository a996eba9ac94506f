// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Where a job seeker found the job. */
export const interactionSourceValues = [
  "discover",
  "featured",
  "search",
  "link",
  "invitation",
] as const;
export type InteractionSource = (typeof interactionSourceValues)[number];
