import type { Conversation } from "@/lib/database.types";
import { senderName, typingText } from "./words";

type Props = { conversation: Conversation; typing: string[]; me: string };

/** Says who is typing. Its line is always there, so that nothing moves when somebody begins. */
export function TypingLine({ conversation, typing, me }: Props) {
  const names = typing.map((id) => senderName(conversation, id, me));
  return (
    <p
      aria-live="polite"
      data-print="no"
      className="h-6 shrink-0 truncate px-(--gutter) text-12/6 text-muted"
    >
      <bdi>{typingText(names)}</bdi>
    </p>
  );
}
