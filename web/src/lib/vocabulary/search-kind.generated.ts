// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Kind of a search result. */
export const searchKindValues = [
  "people",
  "jobs",
  "companies",
  "challenges",
] as const;
export type SearchKind = (typeof searchKindValues)[number];
export const searchKindLabels = {
  people: "People",
  jobs: "Jobs",
  companies: "Companies",
  challenges: "Challenges",
} as const satisfies Record<SearchKind, string>;
