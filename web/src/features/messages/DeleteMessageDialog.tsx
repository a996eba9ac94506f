import type { Message } from "@/lib/outbox/use-outbox";
import { ConfirmDialog } from "./ConfirmDialog";
import { deleteMessage } from "./queries";
import { takeInOwn } from "./use-live";

type Props = { message: Message; open: boolean; onClose: () => void };

/** Asks before one's own message is deleted: it doesn't come back. */
export function DeleteMessageDialog({ message, open, onClose }: Props) {
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Delete this message?"
      warning="Its text and files are deleted for everyone. A line shows that a message was deleted."
      keep="Keep message"
      does="Delete message"
      act={async () => takeInOwn(await deleteMessage(message.id))}
    />
  );
}
