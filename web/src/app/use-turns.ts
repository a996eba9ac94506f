import { useEffect, useState } from "react";

/** How long each stands (specification §2 and §9). */
const TURN_MS = 4000;

const stillQuery = "(prefers-reduced-motion: reduce)";

/** One after the other, every four seconds; the present one stays while held, and for readers who want less motion. */
export function useTurns(words: readonly string[], held: boolean): string {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (held || words.length < 2) return;
    const timer = setInterval(() => {
      if (!matchMedia(stillQuery).matches) setTurn((now) => now + 1);
    }, TURN_MS);
    return () => clearInterval(timer);
  }, [held, words]);
  return words[turn % words.length] ?? "";
}
