import type { InfiniteData } from "@tanstack/react-query";
import type { Conversation } from "@/lib/database.types";
import type { Message } from "@/lib/outbox/use-outbox";

export type ConversationPages = InfiniteData<Conversation[], unknown>;

/** Every conversation that has come, each once, the one with the newest message first. */
export function allOf(pages: ConversationPages | undefined): Conversation[] {
  const byId = new Map<string, Conversation>();
  for (const one of pages?.pages.flat() ?? []) {
    if (!byId.has(one.id)) byId.set(one.id, one);
  }
  return [...byId.values()].sort((a, b) => touchedAt(b) - touchedAt(a));
}

function touchedAt({ last_message_at, created_at }: Conversation): number {
  return new Date(last_message_at ?? created_at).getTime();
}

/** Changes one conversation in the cached pages; the same pages when it is not among them. */
export function patched(
  pages: ConversationPages | undefined,
  id: string,
  edit: (conversation: Conversation) => Conversation,
): ConversationPages | undefined {
  if (!pages?.pages.some((page) => page.some((one) => one.id === id))) return pages;
  return {
    ...pages,
    pages: pages.pages.map((page) => page.map((one) => (one.id === id ? edit(one) : one))),
  };
}

/** A conversation after a message of it came. The same one twice counts once. */
export function withMessage(one: Conversation, message: Message, me: string): Conversation {
  const isLast = message.sequence >= one.last_sequence;
  const isNew = message.sequence > one.last_sequence;
  if (!isLast) return one;
  const fromOther = message.sender_id !== me;
  return {
    ...one,
    last_message: {
      id: message.id,
      sender_id: message.sender_id,
      body: message.deleted_at ? "" : message.body.slice(0, 200),
      file: message.deleted_at ? null : (message.attachments[0]?.file_name ?? null),
      kind: message.kind,
      created_at: message.created_at,
      sequence: message.sequence,
      is_deleted: message.deleted_at !== null,
    },
    last_message_at: message.created_at,
    // A new message brings a hidden conversation back.
    is_hidden: one.is_hidden && !isNew,
    last_sequence: message.sequence,
    unread_count: one.unread_count + (isNew && fromOther && message.kind !== "system" ? 1 : 0),
    // Who had to wait for the first word may answer now.
    ...(fromOther && one.cannot_write_reason === "cannot_write_first"
      ? { can_write: true, cannot_write_reason: null }
      : {}),
  };
}

/** A conversation after its reader has seen it up to a message. */
export function withRead(one: Conversation, sequence: number): Conversation {
  if (sequence <= one.last_read_sequence) return one;
  return {
    ...one,
    last_read_sequence: sequence,
    unread_count: sequence >= one.last_sequence ? 0 : one.unread_count,
  };
}

export type Box = "inbox" | "hidden";

/** The conversations of one box. */
export function inBox(all: Conversation[], box: Box): Conversation[] {
  return all.filter((one) => one.is_hidden === (box === "hidden"));
}
