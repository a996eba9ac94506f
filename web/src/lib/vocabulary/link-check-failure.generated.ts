// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Why a check of a link found no proof. */
export const linkCheckFailureValues = [
  "not_allowed",
  "unreachable",
  "timed_out",
  "too_large",
  "redirected",
  "error_status",
  "not_html",
  "no_proof",
] as const;
export type LinkCheckFailure = (typeof linkCheckFailureValues)[number];
export const linkCheckFailureLabels = {
  not_allowed: "The address must be public and begin with https://.",
  unreachable: "The page can't be reached.",
  timed_out: "The page took longer than 5 seconds to load.",
  too_large: "The page is larger than 1 MB or too complex to read.",
  redirected: "The address redirects to another site. Link to that site instead.",
  error_status: "The page answered with an error.",
  not_html: "The address doesn't lead to a web page.",
  no_proof: "We found no link back, tag or DNS record.",
} as const satisfies Record<LinkCheckFailure, string>;
