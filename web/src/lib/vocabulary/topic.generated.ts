// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Topic of a challenge. */
export const topicValues = [
  "algorithms",
  "data-structures",
  "strings",
  "parsing",
  "concurrency",
  "sql",
  "api-design",
  "debugging",
  "refactoring",
  "security",
] as const;
export type Topic = (typeof topicValues)[number];
export const topicLabels = {
  algorithms: "Algorithms",
  "data-structures": "Data structures",
  strings: "Strings",
  parsing: "Parsing",
  concurrency: "Concurrency",
  sql: "SQL",
  "api-design": "API design",
  debugging: "Debugging",
  refactoring: "Refactoring",
  security: "Security",
} as const satisfies Record<Topic, string>;
