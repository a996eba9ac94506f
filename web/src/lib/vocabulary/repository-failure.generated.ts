// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Why a person's repositories could not be read at GitHub. */
export const repositoryFailureValues = [
  "unreachable",
  "timed_out",
  "rate_limited",
  "not_found",
  "unreadable",
] as const;
export type RepositoryFailure = (typeof repositoryFailureValues)[number];
export const repositoryFailureLabels = {
  unreachable: "GitHub can't be reached.",
  timed_out: "GitHub took too long to answer.",
  rate_limited: "GitHub limits how often we can read.",
  not_found: "GitHub has no account with this name.",
  unreadable: "GitHub's answer was too large or can't be read.",
} as const satisfies Record<RepositoryFailure, string>;
