import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { QueryFailure } from "@/entities/query/QueryFailure";
import type { Conversation } from "@/lib/database.types";
import { useKeys } from "@/lib/keys/use-keys";
import type { Outgoing } from "@/lib/outbox/outbox";
import { type Message, useOutbox } from "@/lib/outbox/use-outbox";
import { useProfile } from "@/lib/session/session";
import { Banner } from "@/ui/Banner";
import { Loading as LoadingState } from "@/ui/Skeleton";
import { CannotWrite } from "./CannotWrite";
import { Composer, keepDraft, readReply } from "./Composer";
import { type Jump, MessageLog } from "./MessageLog";
import { ThreadSkeleton } from "./MessagesSkeleton";
import { Quote } from "./Quote";
import {
  loadAround,
  loadNewer,
  loadNewest,
  loadOlder,
  readMarksQuery,
  threadQuery,
} from "./queries";
import { TypingLine } from "./TypingLine";
import { useHiddenMessages } from "./use-hidden";
import { seen } from "./use-live";
import { useQuoted } from "./use-quoted";
import { useTyping } from "./use-typing";
import { otherSide, titleOf } from "./words";

type Props = {
  conversation: Conversation;
  field: RefObject<HTMLTextAreaElement | null>;
  /** The message to open it at. */
  jump: Jump | null;
  /** Leads to a message of it, by its number. */
  onOpen: (sequence: number) => void;
};

/** Whether a further part of the messages is on its way. */
type Loading = "idle" | "loading" | "failed";

/** While one's last message is unread, the others' marks are asked for this often. */
const MARKS_MS = 6_000;

/** The messages of one conversation and the place to write. Give it a `key` per conversation. */
export function ThreadPane({ conversation, field, jump, onOpen }: Props) {
  const { id: me, role } = useProfile();
  const { id } = conversation;
  const thread = useQuery(threadQuery(id));
  const { items, remove } = useOutbox();
  const [older, setOlder] = useState<Loading>("idle");
  const [newer, setNewer] = useState<Loading>("idle");
  const [replyTo, setReplyTo] = useState(() => readReply(id));
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

  const hidden = useHiddenMessages(id);
  const there = new Set(messages.map((message) => message.id));
  const outgoing = items.filter((item) => item.conversation_id === id && !there.has(item.id));

  const quoted = useQuoted(id, messages, [replyTo, ...outgoing.map((item) => item.reply_to_id)]);

  const load = async (run: (id: string) => Promise<void>, set: (state: Loading) => void) => {
    set("loading");
    try {
      await run(id);
      set("idle");
    } catch {
      set("failed");
    }
  };
  const loaded = thread.data !== undefined;
  const goTo = useEffectEvent((sequence: number) => load(() => loadAround(id, sequence), setNewer));
  const jumpKey = jump?.key;
  const jumpTo = jump?.sequence;
  useEffect(() => {
    if (loaded && jumpKey !== undefined && jumpTo !== undefined) void goTo(jumpTo);
  }, [loaded, jumpKey, jumpTo]);

  const reply = (message: Message) => {
    setReplyTo(message.id);
    requestAnimationFrame(() => field.current?.focus());
  };
  /** The message that has the focus, else the newest one of the other side. */
  const replyByKey = () => {
    const focused = document.activeElement
      ?.closest(".group\\/message")
      ?.querySelector<HTMLElement>("[data-sequence]");
    const message = focused
      ? messages.find((one) => one.sequence === Number(focused.dataset.sequence))
      : messages.findLast((one) => one.sender_id !== me && one.kind !== "system");
    if (message && message.deleted_at === null && conversation.can_write) reply(message);
  };
  useKeys("Conversation", [{ keys: ["R"], does: "Reply to a message", run: replyByKey }]);

  const onSeen = (sequence: number) => {
    if (sequence <= lastMarked.current) return;
    lastMarked.current = sequence;
    void seen(id, sequence);
  };
  const takeBack = (item: Outgoing) => {
    keepDraft(id, {
      body: item.body,
      files: item.attachments ?? [],
      replyTo: item.reply_to_id ?? null,
    });
    setReplyTo(item.reply_to_id ?? null);
    remove(item.id);
    // Remounting makes the field read its value.
    setFieldKey((key) => key + 1);
    requestAnimationFrame(() => field.current?.focus());
  };

  if (thread.isPending) {
    return (
      <LoadingState label="Loading messages">
        <ThreadSkeleton />
      </LoadingState>
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
      {newer === "failed" && (
        <Banner tone="stop" live className="mx-(--gutter) mt-3" onDismiss={() => setNewer("idle")}>
          These messages could not be loaded. Check your connection and try again.
        </Banner>
      )}
      <MessageLog
        thread={thread.data}
        drawing={{
          conversation,
          me,
          quoted,
          hidden,
          found: jump?.sequence ?? null,
          onReply: reply,
          onOpen,
        }}
        outgoing={outgoing}
        jump={jump}
        readUpTo={readUpTo}
        loadingOlder={older === "loading"}
        onOlder={() => void load(loadOlder, setOlder)}
        loadingNewer={newer === "loading"}
        onNewer={() => void load(loadNewer, setNewer)}
        onNewest={() => void load(loadNewest, setNewer)}
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
          replyTo={replyTo}
          quote={
            replyTo && (
              <Quote
                quoted={quoted.get(replyTo) ?? null}
                hidden={hidden.has(replyTo)}
                conversation={conversation}
                me={me}
              />
            )
          }
          onCancelReply={() => setReplyTo(null)}
          onTyping={tell}
          onSent={() => {
            setReplyTo(null);
            field.current?.focus();
            if (thread.data?.hasNewer) void load(loadNewest, setNewer);
          }}
        />
      )}
    </>
  );
}
