// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Kind of a challenge of the catalogue. */
export const challengeKindValues = [
  "code",
  "sql",
] as const;
export type ChallengeKind = (typeof challengeKindValues)[number];
export const challengeKindLabels = {
  code: "Code",
  sql: "SQL",
} as const satisfies Record<ChallengeKind, string>;
