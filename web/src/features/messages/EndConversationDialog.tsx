import { useQueryClient } from "@tanstack/react-query";
import type { Conversation } from "@/lib/database.types";
import { ConfirmDialog } from "./ConfirmDialog";
import { conversationQuery, conversationsQuery, endConversation } from "./queries";

type Props = { conversation: Conversation; title: string; open: boolean; onClose: () => void };

/** Asks before a conversation ends for both sides: nobody can write in it again. */
export function EndConversationDialog({ conversation, title, open, onClose }: Props) {
  const client = useQueryClient();
  const end = async () => {
    await endConversation(conversation.id);
    await Promise.all([
      client.invalidateQueries({ queryKey: conversationsQuery.queryKey }),
      client.invalidateQueries({ queryKey: conversationQuery(conversation.id).queryKey }),
    ]);
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`End the conversation with ${title}?`}
      warning="No more messages can be sent, and they will see that you ended it. Both of you can still read it."
      keep="Keep conversation"
      does="End conversation"
      act={end}
    />
  );
}
