import type { Message } from "@/lib/outbox/use-outbox";

/** What is known of a conversation's messages: an unbroken run, which ends with the newest unless `hasNewer`. */
export type Thread = {
  /** In order of their numbers, without gaps. */
  messages: Message[];
  /** Older ones may exist on the server. */
  hasOlder: boolean;
  /** It was opened at an older message, and newer ones exist on the server. */
  hasNewer?: boolean;
};

/** When a message was edited or deleted last, in milliseconds; 0 when never. */
function changedAt({ edited_at, deleted_at }: Message): number {
  return Math.max(...[edited_at, deleted_at].map((time) => (time ? new Date(time).getTime() : 0)));
}

/** Both lists as one, in order, each message once, as it was changed last; if both are the same age, the second list's. */
export function mergeMessages(known: Message[], more: Message[]): Message[] {
  if (more.length === 0) return known;
  const byId = new Map(known.map((one) => [one.id, one]));
  for (const one of more) {
    const other = byId.get(one.id);
    if (!other || changedAt(one) >= changedAt(other)) byId.set(one.id, one);
  }
  return [...byId.values()].sort((a, b) => a.sequence - b.sequence);
}

export function lastSequence({ messages }: Thread): number {
  return messages.at(-1)?.sequence ?? 0;
}

export function firstSequence({ messages }: Thread): number {
  return messages[0]?.sequence ?? 0;
}

/**
 * Takes in one live message. Null when it does not join on to what is known: some before it were missed
 * and must be fetched first.
 */
export function withLive(thread: Thread, message: Message): Thread | null {
  const last = lastSequence(thread);
  const known = thread.messages.some(({ id }) => id === message.id);
  // It comes with the others once the reader goes on to them.
  if (!known && thread.hasNewer && message.sequence > last) return thread;
  if (!known && message.sequence > last + 1) return null;
  // An old message changed in a part of the thread that isn't loaded.
  if (!known && message.sequence < firstSequence(thread)) return thread;
  return { ...thread, messages: mergeMessages(thread.messages, [message]) };
}

/** For this long one's own message can be edited and deleted; the server's clock decides. */
const CHANGE_MS = 15 * 60_000;

/** By how much the order of two commits can differ from that of their times. */
const CLOCK_MS = 60_000;

/**
 * The last message that cannot have changed since the thread was last in step, or the one before those that are known:
 * what comes after it is read again after a gap. Messages are edited and deleted only for a while, so those of before that while are as they were.
 */
export function settledSequence(thread: Thread): number {
  const sentAt = ({ created_at }: Message) => new Date(created_at).getTime();
  const inStep = Math.max(...thread.messages.map((one) => Math.max(sentAt(one), changedAt(one))));
  const settled = thread.messages.filter((one) => sentAt(one) < inStep - CHANGE_MS - CLOCK_MS);
  return settled.at(-1)?.sequence ?? firstSequence(thread) - 1;
}

/** Whether its sender can still edit or delete a message, by this clock in milliseconds. */
export function isChangeable(message: Message, now: number): boolean {
  return (
    message.kind === "text" &&
    message.deleted_at === null &&
    now - new Date(message.created_at).getTime() < CHANGE_MS
  );
}

/** Messages that stand together: the same person within a few minutes, on the same day. */
export type Group = { key: string; senderId: string | null; system: boolean; messages: Message[] };

const TOGETHER_MS = 5 * 60_000;

/** A day of the thread with what was said in it. `day` is local midnight. */
export type Day = { key: string; day: Date; groups: Group[] };

export function byDay(messages: Message[]): Day[] {
  const days: Day[] = [];
  for (const message of messages) {
    const at = new Date(message.created_at);
    const midnight = new Date(at.getFullYear(), at.getMonth(), at.getDate());
    const key = String(midnight.getTime());
    let day = days.at(-1);
    if (day?.key !== key) {
      day = { key, day: midnight, groups: [] };
      days.push(day);
    }
    const group = day.groups.at(-1);
    const before = group?.messages.at(-1);
    const together =
      group &&
      before &&
      message.kind === "text" &&
      !group.system &&
      group.senderId === message.sender_id &&
      at.getTime() - new Date(before.created_at).getTime() < TOGETHER_MS;
    if (together) group.messages.push(message);
    else {
      day.groups.push({
        key: message.id,
        senderId: message.sender_id,
        system: message.kind === "system",
        messages: [message],
      });
    }
  }
  return days;
}
