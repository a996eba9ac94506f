// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Result of a test, or of a whole answer. */
export const verdictValues = [
  "accepted",
  "wrong_answer",
  "time_limit",
  "memory_limit",
  "output_limit",
  "runtime_error",
  "compile_error",
  "internal_error",
] as const;
export type Verdict = (typeof verdictValues)[number];
export const verdictLabels = {
  accepted: "Accepted",
  wrong_answer: "Wrong answer",
  time_limit: "Time limit",
  memory_limit: "Memory limit",
  output_limit: "Output limit",
  runtime_error: "Runtime error",
  compile_error: "Compile error",
  internal_error: "Internal error",
} as const satisfies Record<Verdict, string>;
