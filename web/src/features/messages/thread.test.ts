import { describe, expect, it } from "vitest";
import type { Message } from "@/lib/outbox/use-outbox";
import {
  byDay,
  isChangeable,
  mergeMessages,
  settledSequence,
  type Thread,
  withLive,
} from "./thread";

const message = (sequence: number, more: Partial<Message> = {}): Message => ({
  id: `m${sequence}`,
  conversation_id: "c",
  sender_id: "ada",
  sequence,
  kind: "text",
  body: `body ${sequence}`,
  attachments: [],
  reply_to_id: null,
  created_at: new Date(2026, 10, 21, 12, sequence).toISOString(),
  edited_at: null,
  deleted_at: null,
  ...more,
});
const sequences = (messages: Message[]) => messages.map((one) => one.sequence);

describe("mergeMessages", () => {
  it("orders by number and keeps each once, in whatever order they come", () => {
    const known = [message(3), message(4)];
    expect(
      sequences(mergeMessages(known, [message(6), message(4), message(5), message(1)])),
    ).toEqual([1, 3, 4, 5, 6]);
  });

  it("takes the newer form of a message", () => {
    const [only] = mergeMessages([message(1)], [message(1, { body: "edited" })]);
    expect(only?.body).toBe("edited");
  });

  it("keeps an edit that came live when an answer from before it comes later", () => {
    const edited = message(1, { body: "edited", edited_at: message(2).created_at });
    expect(mergeMessages([edited], [message(1)])).toEqual([edited]);
  });

  it("stays the same list when nothing comes", () => {
    const known = [message(1)];
    expect(mergeMessages(known, [])).toBe(known);
  });
});

describe("withLive", () => {
  it("leaves new messages to be loaded while an older part is shown", () => {
    const older: Thread = { messages: [message(1)], hasOlder: false, hasNewer: true };
    expect(withLive(older, message(9))).toBe(older);
    expect(withLive(older, message(1, { body: "edited" }))?.messages[0]?.body).toBe("edited");
  });

  const thread: Thread = { messages: [message(5), message(6)], hasOlder: true };

  it("adds the next one, and a duplicate only once", () => {
    expect(sequences(withLive(thread, message(7))?.messages ?? [])).toEqual([5, 6, 7]);
    expect(sequences(withLive(thread, message(6))?.messages ?? [])).toEqual([5, 6]);
  });

  it("asks for what was missed before a later one", () => {
    expect(withLive(thread, message(9))).toBeNull();
  });

  it("begins an empty thread at its first message only", () => {
    const empty: Thread = { messages: [], hasOlder: false };
    expect(sequences(withLive(empty, message(1))?.messages ?? [])).toEqual([1]);
    expect(withLive(empty, message(2))).toBeNull();
  });

  it("leaves a change in an unopened part alone", () => {
    expect(withLive(thread, message(2))).toBe(thread);
  });
});

describe("settledSequence", () => {
  it("is the last message that nothing can have changed in a gap", () => {
    const thread = { messages: [message(1), message(20), message(36)], hasOlder: false };
    expect(settledSequence(thread)).toBe(1);
    const later = { ...thread, messages: [...thread.messages, message(59)] };
    expect(settledSequence(later)).toBe(36);
  });

  it("counts from the newest change", () => {
    const edited = message(2, { edited_at: message(17).created_at });
    expect(settledSequence({ messages: [message(1), edited], hasOlder: false })).toBe(0);
    const later = message(3, { deleted_at: message(19).created_at });
    expect(settledSequence({ messages: [message(1), later], hasOlder: false })).toBe(1);
  });

  it("is the one before those that are known when all of them are new", () => {
    expect(settledSequence({ messages: [message(5), message(6)], hasOlder: true })).toBe(4);
  });
});

describe("byDay", () => {
  it("puts together what one person says within five minutes", () => {
    const at = (hour: number, minute: number) => new Date(2026, 10, 21, hour, minute).toISOString();
    const [day] = byDay([
      message(1, { created_at: at(9, 0) }),
      message(2, { created_at: at(9, 3) }),
      message(3, { created_at: at(9, 20) }),
      message(4, { created_at: at(9, 21), sender_id: "bob" }),
      message(5, { created_at: at(9, 21), kind: "system" }),
      message(6, { created_at: at(9, 21), kind: "system" }),
    ]);
    expect(day?.groups.map((group) => sequences(group.messages))).toEqual([
      [1, 2],
      [3],
      [4],
      [5],
      [6],
    ]);
  });

  it("parts at local midnight", () => {
    const days = byDay([
      message(1, { created_at: new Date(2026, 10, 20, 23, 59).toISOString() }),
      message(2, { created_at: new Date(2026, 10, 21, 0, 1).toISOString() }),
    ]);
    expect(days.map(({ day }) => day.getDate())).toEqual([20, 21]);
  });
});

it("lets a message be changed for 15 minutes, and never a deleted one or a challenge", () => {
  const sent = new Date(message(5).created_at).getTime();
  expect(isChangeable(message(5), sent + 14 * 60_000)).toBe(true);
  expect(isChangeable(message(5), sent + 15 * 60_000)).toBe(false);
  expect(isChangeable(message(5, { deleted_at: "2026-11-21T12:06:00Z" }), sent)).toBe(false);
  expect(isChangeable(message(5, { kind: "challenge" }), sent)).toBe(false);
});
