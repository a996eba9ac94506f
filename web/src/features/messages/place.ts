import { readId, writeQuery } from "@/lib/url-state";
import type { Box } from "./list";

/** Where someone is on the page: the box, what the list is narrowed to, and the conversation that is open. */
export type Place = { box: Box; text: string; conversation: string | null };

export function readPlace(params: URLSearchParams): Place {
  return {
    box: params.get("box") === "hidden" ? "hidden" : "inbox",
    text: (params.get("q") ?? "").slice(0, 120),
    conversation: readId(params, "conversation"),
  };
}

/** The query of a place with its question mark; empty for the plain page. */
export function writePlace({ box, text, conversation }: Place): string {
  return writeQuery({
    box: box === "hidden" ? box : null,
    q: text.trim() ? text : null,
    conversation,
  });
}
