import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Conversation } from "@/lib/database.types";
import { flushOutbox, type Message, onDelivered } from "@/lib/outbox/use-outbox";
import { queryClient } from "@/lib/query-client";
import { type Row, useChanges } from "@/lib/realtime";
import { useProfile } from "@/lib/session/session";
import { allOf, patched, withMessage, withRead } from "./list";
import { conversationQuery, conversationsQuery, markRead, threadQuery } from "./queries";
import { type Thread, withLive } from "./thread";

/** Keeps list and threads up to date while the page is open, and whole after every gap. */
export function useLiveMessages(): void {
  const { id: me } = useProfile();
  const client = useQueryClient();
  const readListAnew = () =>
    void client.invalidateQueries({ queryKey: conversationsQuery.queryKey });
  const readHiddenAnew = () => void client.invalidateQueries({ queryKey: ["messages", "hidden"] });

  useChanges(
    `messages:${me}`,
    [
      { event: "*", table: "messages" },
      { event: "*", table: "conversations" },
      { event: "*", table: "conversation_participants" },
      { event: "*", table: "hidden_messages" },
    ],
    {
      onChange: ({ table, eventType, new: row }) => {
        if (table === "messages" && isMessage(row)) {
          takeIn(row, me);
          // A message that was deleted unread counts no longer.
          if (row.deleted_at !== null && row.sender_id !== me) readListAnew();
        } else if (table === "conversations") {
          // Each message touches its conversation; only a beginning and an end are news.
          const known = allOf(client.getQueryData(conversationsQuery.queryKey)).find(
            ({ id }) => "id" in row && id === row.id,
          );
          const ended = "ended_at" in row ? row.ended_at : null;
          if (eventType === "INSERT" || known?.ended_at !== ended) readListAnew();
        } else if (table === "conversation_participants") {
          // An approval that was undone takes its conversation along.
          if (eventType === "DELETE") readListAnew();
          else ownMark(row);
        } else if (table === "hidden_messages") {
          // On another device of the reader's, or here, where it is known already.
          readHiddenAnew();
          readListAnew();
        }
      },
      refresh: () => {
        readListAnew();
        void client.invalidateQueries({ queryKey: ["messages", "thread"] });
        void client.invalidateQueries({ queryKey: ["messages", "read-marks"] });
        readHiddenAnew();
        flushOutbox();
      },
    },
  );

  useEffect(() => onDelivered((message) => takeIn(message, me)), [me]);
}

function isMessage(row: Row | Record<string, never>): row is Row & Message {
  return (
    typeof row.id === "string" &&
    typeof row.conversation_id === "string" &&
    typeof row.sequence === "number" &&
    typeof row.body === "string" &&
    Array.isArray(row.attachments)
  );
}

/** Takes in a message of the reader's own that a command answered with. */
export const takeInOwn = (message: Message): void => takeIn(message, message.sender_id ?? "");

/** Puts a message into its thread and its conversation's row. */
function takeIn(message: Message, me: string): void {
  const { conversation_id: id } = message;
  const { queryKey } = threadQuery(id);
  const thread = queryClient.getQueryData<Thread>(queryKey);
  if (thread) {
    const next = withLive(thread, message);
    if (next) queryClient.setQueryData<Thread>(queryKey, next);
    else void queryClient.invalidateQueries({ queryKey });
  }
  queryClient.setQueriesData<Message[]>({ queryKey: ["messages", "quoted", id] }, (quoted) =>
    quoted?.some((one) => one.id === message.id)
      ? quoted.map((one) => (one.id === message.id ? message : one))
      : quoted,
  );
  const list = conversationsQuery.queryKey;
  const pages = queryClient.getQueryData(list);
  const known = patched(pages, id, (one) => withMessage(one, message, me));
  if (known !== pages) queryClient.setQueryData(list, known);
  else if (pages) void queryClient.invalidateQueries({ queryKey: list });
  queryClient.setQueryData(
    conversationQuery(id).queryKey,
    (one) => one && { ...one, ...withMessage(one, message, me) },
  );
}

/** The reader's own mark, hiding or muting, set on another device. */
function ownMark(row: Row | Record<string, never>): void {
  const {
    conversation_id: id,
    last_read_sequence: sequence,
    is_hidden: hidden,
    is_muted: muted,
  } = row;
  if (typeof id !== "string") return;
  patchConversation(id, (one) => ({
    ...(typeof sequence === "number" ? withRead(one, sequence) : one),
    is_hidden: typeof hidden === "boolean" ? hidden : one.is_hidden,
    is_muted: typeof muted === "boolean" ? muted : one.is_muted,
  }));
}

/** Changes a conversation wherever it is cached. */
export function patchConversation(id: string, edit: (one: Conversation) => Conversation): void {
  queryClient.setQueryData(conversationsQuery.queryKey, (pages) => patched(pages, id, edit));
  queryClient.setQueryData(
    conversationQuery(id).queryKey,
    (one) => one && { ...one, ...edit(one) },
  );
}

/** The reader has seen a conversation up to a message: shown at once, then told to the server. */
export async function seen(id: string, sequence: number): Promise<void> {
  patchConversation(id, (one) => withRead(one, sequence));
  try {
    await markRead(id, sequence);
  } catch {
    // The mark is moved with the next message that is seen.
  }
}
