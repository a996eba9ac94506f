import { useQuery } from "@tanstack/react-query";
import { type RefObject, useRef, useState } from "react";
import { QueryFailure } from "@/entities/query/QueryFailure";
import type { Conversation } from "@/lib/database.types";
import type { Outgoing } from "@/lib/outbox/outbox";
import { useOutbox } from "@/lib/outbox/use-outbox";
import { useProfile } from "@/lib/session/session";
import { Banner } from "@/ui/Banner";
import { Loading } from "@/ui/Skeleton";
import { CannotWrite } from "./CannotWrite";
import { Composer, keepDraft } from "./Composer";
import { MessageLog } from "./MessageLog";
import { ThreadSkeleton } from "./MessagesSkeleton";
import { loadOlder, readMarksQuery, threadQuery } from "./queries";
import { TypingLine } from "./TypingLine";
import { seen } from "./use-live";
import { useTyping } from "./use-typing";
import { otherSide, titleOf } from "./words";

type Props = {
  conversation: Conversation;
  field: RefObject<HTMLTextAreaElement | null>;
};

/** While one's last message is unread, the others' marks are asked for this often. */
const MARKS_MS = 6_000;

/** The messages of one conversation and the place to write. Give it a `key` per conversation. */
export function ThreadPane({ conversation, field }: Props) {
  const { id: me, role } = useProfile();
  const { id } = conversation;
  const thread = useQuery(threadQuery(id));
  const { items, remove } = useOutbox();
  const [older, setOlder] = useState<"idle" | "loading" | "failed">("idle");
  const [fieldKey, setFieldKey] = useState(0);
  const lastMarked = useRef(conversation.last_read_sequence);
  const messages = thread.data?.messages ?? [];

  const lastOwn = messages.findLast((message) => message.sender_id === me)?.sequence ?? 0;
  const readers = new Set(otherSide(conversation, role).map((person) => person.id));
  const marks = useQuery({
    ...readMarksQuery(id),
    enabled: lastOwn > 0,
    refetchInterval: ({ state }) => {
      const read = Math.max(0, ...(state.data ?? []).map((mark) => mark.last_read_sequence));
      return lastOwn > read ? MARKS_MS : false;
    },
  });
  const readUpTo = Math.max(
    0,
    ...(marks.data ?? [])
      .filter((mark) => readers.has(mark.user_id))
      .map((mark) => mark.last_read_sequence),
  );

  const last = messages.at(-1);
  const { typing, tell } = useTyping(id, {
    id: last?.sender_id ?? null,
    sequence: last?.sequence ?? 0,
  });

  const there = new Set(messages.map((message) => message.id));
  const outgoing = items.filter((item) => item.conversation_id === id && !there.has(item.id));

  const onSeen = (sequence: number) => {
    if (sequence <= lastMarked.current) return;
    lastMarked.current = sequence;
    void seen(id, sequence);
  };
  const onOlder = async () => {
    setOlder("loading");
    try {
      await loadOlder(id);
      setOlder("idle");
    } catch {
      setOlder("failed");
    }
  };
  const takeBack = (item: Outgoing) => {
    keepDraft(id, { body: item.body, files: item.attachments ?? [] });
    remove(item.id);
    // Remounting makes the field read its value.
    setFieldKey((key) => key + 1);
    requestAnimationFrame(() => field.current?.focus());
  };

  if (thread.isPending) {
    return (
      <Loading label="Loading messages">
        <ThreadSkeleton />
      </Loading>
    );
  }
  if (!thread.data) {
    return (
      <div className="px-(--gutter)">
        <QueryFailure query={thread} title="These messages could not be loaded">
          You can still use other conversations.
        </QueryFailure>
      </div>
    );
  }
  return (
    <>
      {older === "failed" && (
        <Banner tone="stop" live className="mx-(--gutter) mt-3" onDismiss={() => setOlder("idle")}>
          Older messages could not be loaded. Scroll up to try again.
        </Banner>
      )}
      <MessageLog
        conversation={conversation}
        thread={thread.data}
        outgoing={outgoing}
        me={me}
        readUpTo={readUpTo}
        loadingOlder={older === "loading"}
        onOlder={() => void onOlder()}
        onSeen={onSeen}
        onTakeBack={takeBack}
      />
      {conversation.ended_at === null && (
        <TypingLine conversation={conversation} typing={typing} me={me} />
      )}
      {conversation.cannot_write_reason ? (
        <CannotWrite conversation={conversation} />
      ) : (
        <Composer
          key={fieldKey}
          conversationId={id}
          to={titleOf(conversation, role)}
          field={field}
          onTyping={tell}
          onSent={() => field.current?.focus()}
        />
      )}
    </>
  );
}
