import type { Message } from "@/lib/outbox/use-outbox";
import { useProfile } from "@/lib/session/session";
import { Avatar } from "@/ui/Avatar";
import { cx } from "@/ui/cx";
import { exactTime } from "@/ui/relative-time";
import { type Drawing, MessageBody } from "./MessageBody";
import { StateGlyph } from "./StateGlyph";
import type { Group } from "./thread";
import { senderName } from "./words";

type Props = {
  group: Group;
  drawing: Drawing;
  readUpTo: number;
  /** Above this message stands the line "New". */
  firstNewId: string | undefined;
};

const clock = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit" });

/** What one person said in one go: own words at the right, the others' at the left with their name. */
export function MessageGroup({ group, drawing, readUpTo, firstNewId }: Props) {
  const { conversation, me } = drawing;
  const own = group.senderId === me;
  const name = senderName(conversation, group.senderId, me);
  const { role } = useProfile();
  const sender = conversation.people.find(({ id }) => id === group.senderId);
  const first = group.messages[0];
  if (!first) return null;
  const newLine = group.messages.some(({ id }) => id === firstNewId);
  return (
    <>
      {newLine && (
        <p
          data-new
          className="flex items-center gap-3 py-2 text-12 font-semibold text-action before:h-px before:grow before:bg-action/40 after:h-px after:grow after:bg-action/40"
        >
          New
        </p>
      )}
      {group.system ? (
        <p data-sequence={first.sequence} className="py-2 text-center text-13 text-muted">
          {first.body} · {clock.format(new Date(first.created_at))}
        </p>
      ) : (
        <div className={cx("flex gap-2.5 py-1.5", own && "flex-row-reverse")}>
          {!own && <Avatar name={name} size={24} src={sender?.avatar_url} className="mt-0.5" />}
          <div className={cx("min-w-0 max-w-[min(68ch,86%)]", own && "text-right")}>
            <p className="mb-1 flex items-baseline gap-2 text-12 text-muted has-[bdi]:mt-0">
              <bdi className={cx("font-semibold text-ink", own && "sr-only")}>{name}</bdi>
              {!own && (
                <time dateTime={first.created_at} title={exactTime(new Date(first.created_at))}>
                  {clock.format(new Date(first.created_at))}
                </time>
              )}
            </p>
            <div className={cx("grid gap-1", own ? "justify-items-end" : "justify-items-start")}>
              {group.messages.map((message) => (
                <MessageBody
                  key={message.id}
                  message={message}
                  own={own}
                  reportable={sender && sender.role !== role ? sender : null}
                  drawing={drawing}
                />
              ))}
            </div>
            {own && <OwnFoot last={group.messages.at(-1) ?? first} readUpTo={readUpTo} />}
          </div>
        </div>
      )}
    </>
  );
}

function OwnFoot({ last, readUpTo }: { last: Message; readUpTo: number }) {
  return (
    <p className="mt-1 flex items-center justify-end gap-1.5 text-12 text-muted">
      <time dateTime={last.created_at} title={exactTime(new Date(last.created_at))}>
        {clock.format(new Date(last.created_at))}
      </time>
      <StateGlyph state={last.sequence <= readUpTo ? "read" : "received"} />
    </p>
  );
}
