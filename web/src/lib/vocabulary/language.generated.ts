// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Language that an answer is written in. */
export const languageValues = [
  "javascript",
  "typescript",
  "python",
  "sql",
  "cpp",
  "rust",
  "go",
  "java",
] as const;
export type Language = (typeof languageValues)[number];
export const languageLabels = {
  javascript: "JavaScript",
  typescript: "TypeScript",
  python: "Python",
  sql: "SQL",
  cpp: "C++",
  rust: "Rust",
  go: "Go",
  java: "Java",
} as const satisfies Record<Language, string>;
