import { BellOff } from "lucide-react";
import type { Conversation } from "@/lib/database.types";
import { useOutbox } from "@/lib/outbox/use-outbox";
import { useAnyOnline } from "@/lib/rooms/use-online";
import { useProfile } from "@/lib/session/session";
import { Avatar } from "@/ui/Avatar";
import { Badge } from "@/ui/Badge";
import { cx } from "@/ui/cx";
import { RelativeTime } from "@/ui/RelativeTime";
import { VisuallyHidden } from "@/ui/VisuallyHidden";
import { OnlineMark } from "./OnlineMark";
import { lastMessageText, otherSide, subtitleOf, talkingTo, titleOf } from "./words";

/** What a row of the list says of a conversation. The row itself is the link. */
export function ConversationRow({ conversation }: { conversation: Conversation }) {
  const { id: me, role } = useProfile();
  const { items } = useOutbox();
  const waiting = items.findLast((item) => item.conversation_id === conversation.id);
  const unread = conversation.unread_count > 0;
  const title = titleOf(conversation, role);
  const forCompany = role === "job_seeker";
  const online = useAnyOnline(talkingTo(conversation, role));
  return (
    <span className="flex gap-3">
      <OnlineMark online={online} className="mt-0.5 self-start">
        <Avatar
          kind={forCompany ? "company" : "person"}
          name={title}
          src={
            forCompany
              ? conversation.company.logo_url
              : otherSide(conversation, role)[0]?.avatar_url
          }
        />
      </OnlineMark>
      <span className="min-w-0 grow">
        <span className="flex items-baseline gap-3">
          <bdi className="min-w-0 grow truncate font-semibold">{title}</bdi>
          <RelativeTime
            at={conversation.last_message_at ?? conversation.created_at}
            className="shrink-0 text-12 text-muted"
          />
        </span>
        <bdi className="block truncate text-13 text-muted">{subtitleOf(conversation, role)}</bdi>
        <span className="flex items-center gap-3">
          <bdi
            className={cx(
              "min-w-0 grow truncate text-13",
              unread ? "font-semibold text-ink" : "text-muted",
            )}
          >
            {waiting
              ? `${waiting.refusal ? "Not sent" : "Waiting"}: ${waiting.body}`
              : lastMessageText(conversation, me)}
          </bdi>
          {conversation.is_muted && (
            <span className="shrink-0 text-muted">
              <BellOff size={14} strokeWidth={1.5} aria-hidden />
              <VisuallyHidden>Muted</VisuallyHidden>
            </span>
          )}
          <Badge count={conversation.unread_count} noun="unread" />
        </span>
      </span>
    </span>
  );
}
