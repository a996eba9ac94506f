import type { Problem } from "@/lib/errors";

/** The first problem at a place of the document or inside it; undefined when there is none. */
export function problemAt(problems: Problem[], pointer: string): string | undefined {
  const problem = problems.find(
    (one) => one.pointer === pointer || one.pointer.startsWith(`${pointer}/`),
  );
  return problem && sentence(problem.message);
}

/** A message of the server as a sentence of its own: "must not be empty" → "Must not be empty." */
export function sentence(message: string): string {
  const begun = message.charAt(0).toUpperCase() + message.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}
