import type { Conversation } from "@/lib/database.types";
import type { Message } from "@/lib/outbox/use-outbox";
import { cx } from "@/ui/cx";
import { messageText, senderName } from "./words";

type Props = {
  /** The message that is answered; null while it is on its way. */
  quoted: Message | null;
  /** The reader hides it. */
  hidden: boolean;
  conversation: Conversation;
  me: string;
  /** Goes to the message; without it the quote is only looked at. */
  onOpen?: ((sequence: number) => void) | undefined;
};

/** The message that another one answers, in two lines at most; it leads there. */
export function Quote({ quoted, hidden, conversation, me, onOpen }: Props) {
  const look = cx(
    "mb-1.5 block w-full min-w-0 rounded-tag border-line-strong border-s-2 ps-2.5 text-start text-13",
  );
  if (!quoted) return <p className={cx(look, "text-muted")}>Loading the message…</p>;
  const name = senderName(conversation, quoted.sender_id, me);
  const gone = quoted.deleted_at !== null || hidden;
  const content = (
    <>
      <bdi className="block truncate font-semibold">{name}</bdi>
      <bdi className={cx("line-clamp-2 break-words text-muted", gone && "italic")}>
        {quoted.deleted_at !== null
          ? "Message deleted"
          : hidden
            ? "You hid this message"
            : messageText(quoted)}
      </bdi>
    </>
  );
  if (!onOpen) return <div className={look}>{content}</div>;
  return (
    <button
      type="button"
      className={cx(look, "hover:border-action")}
      onClick={() => onOpen(quoted.sequence)}
    >
      <span className="sr-only">In reply to </span>
      {content}
    </button>
  );
}
