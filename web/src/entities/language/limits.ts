import type { Language } from "@/lib/vocabulary.generated";

/** Languages that a compiler makes a program of. They have their own time, and what they start from needs no author. */
export const compiledLanguages: readonly Language[] = ["cpp", "rust", "go", "java"];

export function isCompiled(language: string): boolean {
  return compiledLanguages.some((one) => one === language);
}

/** Fifths of a challenge's time that a compiled program has, as the judge's limits.rs says. */
function fifthsOf(language: string): number {
  return language === "java" ? 3 : 1;
}

/** What one test may use in a language. */
export function limitsIn(
  language: string,
  { time_ms, memory_mb }: { time_ms: number; memory_mb: number },
): { timeMs: number; memoryMb: number } {
  const fifths = fifthsOf(language);
  const compiled = Math.min(Math.max(Math.floor((time_ms * fifths) / 5), 100 * fifths), time_ms);
  return { timeMs: isCompiled(language) ? compiled : time_ms, memoryMb: memory_mb };
}
