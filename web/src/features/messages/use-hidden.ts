import { useQuery } from "@tanstack/react-query";
import type { Message } from "@/lib/outbox/use-outbox";
import { queryClient } from "@/lib/query-client";
import { conversationsQuery, hiddenMessagesQuery, setMessageHidden } from "./queries";

const none: ReadonlySet<string> = new Set();

/** The ids of the messages of a conversation that the reader hides from themselves. */
export function useHiddenMessages(conversationId: string): ReadonlySet<string> {
  const { data } = useQuery(hiddenMessagesQuery(conversationId));
  return data ? new Set(data) : none;
}

/** Hides a message from the reader alone, or shows it again: at once, and back if the server refuses. */
export function useHiding(onError: (error: unknown) => void) {
  return async (message: Message, hidden: boolean): Promise<void> => {
    const { queryKey } = hiddenMessagesQuery(message.conversation_id);
    const patch = (isHidden: boolean) =>
      queryClient.setQueryData<string[]>(queryKey, (ids = []) =>
        isHidden ? [...ids, message.id] : ids.filter((id) => id !== message.id),
      );
    await queryClient.cancelQueries({ queryKey });
    patch(hidden);
    try {
      await setMessageHidden(message, hidden);
      // Its conversation may show another last message now; without a socket nothing else says so.
      await queryClient.invalidateQueries({ queryKey: conversationsQuery.queryKey });
    } catch (error) {
      patch(!hidden);
      onError(error);
    }
  };
}
