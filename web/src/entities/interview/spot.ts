import type { Phase } from "@/lib/vocabulary.generated";
import type { Evidence } from "./answer";

/** The parts of an answer, as they lie side by side in the evidence. */
export const views = {
  board: "Board",
  notes: "Notes",
  conversation: "Conversation",
  estimates: "Estimates",
  drill: "Drill",
} as const;
export type View = keyof typeof views;

/** What of an answer a check points at. */
export type Spot = {
  view: View;
  /** Components and connections on the board. */
  marked: string[];
  phase: Phase | null;
  /** Index into the answer's turns. */
  turn: number | null;
  estimate: string | null;
  drill: number | null;
  /** The words, when it is words. */
  quote: string | null;
};

const nowhere: Spot = {
  view: "board",
  marked: [],
  phase: null,
  turn: null,
  estimate: null,
  drill: null,
  quote: null,
};

/** Where the evidence of a check lies. */
export function spotOf(evidence: Evidence): Spot {
  if ("nodes" in evidence) return { ...nowhere, marked: [...evidence.nodes, ...evidence.edges] };
  if ("value" in evidence) return { ...nowhere, view: "estimates", estimate: evidence.estimate };
  const { place, quote } = evidence;
  const words = { ...nowhere, quote };
  if ("notes" in place) return { ...words, view: "notes", phase: place.notes };
  if ("turn" in place) return { ...words, view: "conversation", turn: place.turn };
  if ("estimate" in place) return { ...words, view: "estimates", estimate: place.estimate };
  if ("drill" in place) return { ...words, view: "drill", drill: place.drill };
  return { ...words, marked: place.board ? [place.board] : [] };
}

/** A text cut at a quote: before, the quote, after. The quote may differ in white space. Null when it is not there. */
export function cutAt(text: string, quote: string): [string, string, string] | null {
  const words = quote.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("\\s+");
  const match = new RegExp(pattern, "u").exec(text);
  if (!match) return null;
  const end = match.index + match[0].length;
  return [text.slice(0, match.index), match[0], text.slice(end)];
}
