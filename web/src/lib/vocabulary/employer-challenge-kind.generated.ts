// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Kind of a company's own challenge. */
export const employerChallengeKindValues = [
  "code",
  "sql",
  "written",
  "system_design",
] as const;
export type EmployerChallengeKind = (typeof employerChallengeKindValues)[number];
export const employerChallengeKindLabels = {
  code: "Code",
  sql: "SQL",
  written: "Written",
  system_design: "System design",
} as const satisfies Record<EmployerChallengeKind, string>;
