// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Where a job seeker decided on a job. */
export const decisionSourceValues = [
  "discover",
  "featured",
  "search",
  "link",
] as const;
export type DecisionSource = (typeof decisionSourceValues)[number];
