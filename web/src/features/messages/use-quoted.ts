import { useQuery } from "@tanstack/react-query";
import type { Message } from "@/lib/outbox/use-outbox";
import { quotedQuery } from "./queries";

/** The messages that others answer, by their ids: those of the thread, and those that are too far back to be in it. */
export function useQuoted(
  conversationId: string,
  messages: Message[],
  also: (string | null | undefined)[],
): ReadonlyMap<string, Message> {
  const known = new Map(messages.map((message) => [message.id, message]));
  const wanted = new Set(
    [...messages.map((message) => message.reply_to_id), ...also].filter((id) => id != null),
  );
  const missing = [...wanted].filter((id) => !known.has(id)).sort();
  const { data } = useQuery(quotedQuery(conversationId, missing));
  for (const message of data ?? []) {
    if (!known.has(message.id)) known.set(message.id, message);
  }
  return known;
}
