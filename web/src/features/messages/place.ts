import { readId, readNumber, writeQuery } from "@/lib/url-state";
import type { Box } from "./list";

/**
 * Where someone is on the page: the box, what is searched for, the conversation that is open, and the number of the
 * message that it is open at; null for its end.
 */
export type Place = { box: Box; text: string; conversation: string | null; at: number | null };

export function readPlace(params: URLSearchParams): Place {
  return {
    box: params.get("box") === "hidden" ? "hidden" : "inbox",
    text: (params.get("q") ?? "").slice(0, 120),
    conversation: readId(params, "conversation"),
    at: readNumber(params, "at", 999_999_999),
  };
}

/** The query of a place with its question mark; empty for the plain page. */
export function writePlace({ box, text, conversation, at }: Place): string {
  return writeQuery({
    box: box === "hidden" ? box : null,
    q: text.trim() ? text : null,
    conversation,
    at: conversation && at ? String(at) : null,
  });
}
