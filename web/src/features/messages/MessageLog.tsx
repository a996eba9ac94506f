import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { Conversation } from "@/lib/database.types";
import type { Outgoing } from "@/lib/outbox/outbox";
import { Button } from "@/ui/Button";
import { Spinner } from "@/ui/Spinner";
import { useNow } from "@/ui/use-now";
import type { Drawing } from "./MessageBody";
import { MessageGroup } from "./MessageGroup";
import { OutgoingMessage } from "./OutgoingMessage";
import { Quote } from "./Quote";
import { byDay, type Thread } from "./thread";
import { dayText } from "./words";

type Props = {
  thread: Thread;
  drawing: Drawing;
  outgoing: Outgoing[];
  /** The message to go to; each object goes there once. */
  jump: Jump | null;
  /** The highest number that somebody of the other side has read; 0 when unknown. */
  readUpTo: number;
  loadingOlder: boolean;
  onOlder: () => void;
  loadingNewer: boolean;
  onNewer: () => void;
  /** To the end, when newer messages are not loaded. */
  onNewest: () => void;
  /** The reader has seen the messages up to this number. */
  onSeen: (sequence: number) => void;
  onTakeBack: (item: Outgoing) => void;
};

/** A way to a message; `key` tells two ways to the same one apart. */
export type Jump = { sequence: number; key: string };

/** This near to an end counts as being there. */
const NEAR_PX = 80;

/** The messages, newest at the bottom. It stays at the bottom when there, and keeps its place otherwise. */
export function MessageLog({
  thread,
  drawing,
  outgoing,
  jump,
  readUpTo,
  loadingOlder,
  onOlder,
  loadingNewer,
  onNewer,
  onNewest,
  onSeen,
  onTakeBack,
}: Props) {
  const { conversation, me, quoted, hidden } = drawing;
  const pane = useRef<HTMLDivElement>(null);
  const jumped = useRef<string | null>(null);
  // The reader wants to the end, as soon as it is loaded.
  const toEndNext = useRef(false);
  const atBottom = useRef(true);
  const before = useRef({ first: "", last: "", height: 0, hasNewer: false });
  const [below, setBelow] = useState(false);
  // Where reading began: the line stays there while the conversation is open.
  const [newFrom] = useState(conversation.last_read_sequence);
  const now = new Date(useNow());
  const { messages, hasNewer = false } = thread;
  const first = messages[0]?.id ?? "";
  const last = messages.at(-1)?.id ?? "";

  const look = useEffectEvent(() => {
    const box = pane.current;
    if (!box) return;
    const nearEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX;
    atBottom.current = nearEnd && !hasNewer;
    if (atBottom.current) setBelow(false);
    if (nearEnd && hasNewer && !loadingNewer) onNewer();
    if (box.scrollTop < NEAR_PX && thread.hasOlder && !loadingOlder) onOlder();
    if (document.visibilityState !== "visible") return;
    const edge = box.getBoundingClientRect().bottom;
    const drawn = box.querySelectorAll<HTMLElement>("[data-sequence]");
    for (let index = drawn.length - 1; index >= 0; index -= 1) {
      const element = drawn[index];
      if (element && element.getBoundingClientRect().top + 16 < edge) {
        onSeen(Number(element.dataset.sequence));
        return;
      }
    }
  });

  useLayoutEffect(() => {
    const box = pane.current;
    if (!box) return;
    const was = before.current;
    if (was.last === "" && last !== "") {
      // First drawing: at the first unread one, else at the end.
      const line = box.querySelector<HTMLElement>("[data-new]");
      box.scrollTop = box.scrollHeight;
      if (line && line.offsetTop < box.scrollTop) box.scrollTop = line.offsetTop - 16;
    } else if (was.first !== first && was.last === last) {
      box.scrollTop += box.scrollHeight - was.height;
    } else if (atBottom.current) {
      box.scrollTop = box.scrollHeight;
    } else if (was.last !== last && !was.hasNewer) {
      setBelow(true);
    }
    before.current = { first, last, height: box.scrollHeight, hasNewer };
    if (toEndNext.current && !hasNewer) {
      toEndNext.current = false;
      box.scrollTop = box.scrollHeight;
    }
    if (jump && jumped.current !== jump.key) {
      const target = box.querySelector<HTMLElement>(`[data-sequence="${jump.sequence}"]`);
      if (target) {
        jumped.current = jump.key;
        atBottom.current = false;
        target.scrollIntoView({ block: "center" });
        // Reading goes on from here, also by keyboard.
        target.tabIndex = -1;
        target.focus({ preventScroll: true });
      }
    }
    look();
  });

  // One's own words are always followed.
  const newestOwn = outgoing.at(-1)?.id;
  useEffect(() => {
    if (!newestOwn) return;
    toEndNext.current = true;
    toEnd(pane.current);
  }, [newestOwn]);

  useEffect(() => {
    const box = pane.current;
    const onChange = () => look();
    document.addEventListener("visibilitychange", onChange);
    // Text that turns into Markdown late, or a field that grows, must not push the end out of sight.
    const sizes = new ResizeObserver(() => {
      if (atBottom.current) toEnd(box);
    });
    if (box) sizes.observe(box);
    if (box?.firstElementChild) sizes.observe(box.firstElementChild);
    return () => {
      document.removeEventListener("visibilitychange", onChange);
      sizes.disconnect();
    };
  }, []);

  const firstNew = messages.find(
    (message) => message.sequence > newFrom && message.sender_id !== me,
  );

  return (
    <div className="relative min-h-0 grow">
      <div
        ref={pane}
        role="log"
        aria-label="Messages"
        tabIndex={0}
        onScroll={() => look()}
        className="h-full overflow-y-auto px-(--gutter) -outline-offset-2 [overflow-anchor:none]"
      >
        <div className="flex min-h-full flex-col justify-end py-4">
          {thread.hasOlder && (
            <p className="grid place-items-center py-3 text-muted">
              {loadingOlder ? (
                <Spinner size={16} />
              ) : (
                <Button size="sm" variant="quiet" onClick={onOlder}>
                  Show older messages
                </Button>
              )}
            </p>
          )}
          {!thread.hasOlder && messages.length === 0 && outgoing.length === 0 && (
            <Beginning conversation={conversation} />
          )}
          {byDay(messages).map((day) => (
            <section key={day.key} aria-label={dayText(day.day, now)}>
              <p aria-hidden="true" className="flex items-center gap-3 py-3 text-12 text-muted">
                <span className="h-px grow bg-line" />
                {dayText(day.day, now)}
                <span className="h-px grow bg-line" />
              </p>
              {day.groups.map((group) => (
                <MessageGroup
                  key={group.key}
                  group={group}
                  drawing={drawing}
                  readUpTo={readUpTo}
                  firstNewId={firstNew?.id}
                />
              ))}
            </section>
          ))}
          {loadingNewer && (
            <p className="grid place-items-center py-3 text-muted">
              <Spinner size={16} />
            </p>
          )}
          {outgoing.map((item) => (
            <OutgoingMessage
              key={item.id}
              item={item}
              quote={
                item.reply_to_id && (
                  <Quote
                    quoted={quoted.get(item.reply_to_id) ?? null}
                    hidden={hidden.has(item.reply_to_id)}
                    conversation={conversation}
                    me={me}
                  />
                )
              }
              onTakeBack={onTakeBack}
            />
          ))}
        </div>
      </div>
      {(below || hasNewer) && (
        <div className="absolute inset-x-0 bottom-3 grid place-items-center">
          <Button
            size="sm"
            className="shadow-layer"
            onClick={() => {
              toEndNext.current = hasNewer;
              if (hasNewer) onNewest();
              else toEnd(pane.current);
            }}
          >
            {hasNewer ? "Go to newest messages" : "New messages below"}
          </Button>
        </div>
      )}
    </div>
  );
}

function toEnd(pane: HTMLElement | null): void {
  if (pane) pane.scrollTop = pane.scrollHeight;
}

function Beginning({ conversation }: { conversation: Conversation }) {
  return (
    <p className="py-6 text-muted">
      {conversation.can_write
        ? `You matched on ${conversation.job_title ?? "this job"}. Say hello and ask your first question.`
        : `You matched on ${conversation.job_title ?? "this job"}.`}
    </p>
  );
}
