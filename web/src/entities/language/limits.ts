import type { Language } from "@/lib/vocabulary.generated";

/** Languages that a compiler makes a program of. They have their own time, and what they start from needs no author. */
export const compiledLanguages: readonly Language[] = ["cpp", "rust", "go"];

export function isCompiled(language: string): boolean {
  return compiledLanguages.some((one) => one === language);
}

/** What one test may use in a language. Compiled programs have a fifth of the time, as the judge's limits.rs says. */
export function limitsIn(
  language: string,
  { time_ms, memory_mb }: { time_ms: number; memory_mb: number },
): { timeMs: number; memoryMb: number } {
  const compiled = Math.min(Math.max(Math.floor(time_ms / 5), 100), time_ms);
  return { timeMs: isCompiled(language) ? compiled : time_ms, memoryMb: memory_mb };
}
