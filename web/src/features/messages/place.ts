import type { Box } from "./list";

/** Where someone is on the page: the box, what the list is narrowed to, and the conversation that is open. */
export type Place = { box: Box; text: string; conversation: string | null };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function readPlace(params: URLSearchParams): Place {
  const conversation = params.get("conversation");
  return {
    box: params.get("box") === "hidden" ? "hidden" : "inbox",
    text: (params.get("q") ?? "").slice(0, 120),
    conversation: conversation && uuid.test(conversation) ? conversation.toLowerCase() : null,
  };
}

/** The query of a place with its question mark; empty for the plain page. */
export function writePlace({ box, text, conversation }: Place): string {
  const params = new URLSearchParams();
  if (box === "hidden") params.set("box", box);
  if (text.trim()) params.set("q", text);
  if (conversation) params.set("conversation", conversation);
  const query = params.toString();
  return query ? `?${query}` : "";
}
