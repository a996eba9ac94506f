import { expect, it, vi } from "vitest";
import type { Conversation } from "@/lib/database.types";
import { newId } from "@/lib/new-id";
import {
  cannotWriteNotice,
  dayText,
  lastMessageText,
  plainText,
  subtitleOf,
  talkingTo,
  titleOf,
  typingText,
} from "./words";

const conversation: Conversation = {
  id: "c",
  interaction_id: "i",
  job_opening_id: "j",
  job_title: "Storage engineer",
  company: { id: "k", slug: "halyard", name: "Halyard", logo_url: null },
  people: [
    {
      id: "eve",
      full_name: "Eve Stone",
      avatar_url: null,
      headline: null,
      role: "employer",
      is_blocked: false,
    },
    {
      id: "ada",
      full_name: "Ada Lark",
      avatar_url: null,
      headline: null,
      role: "job_seeker",
      is_blocked: false,
    },
  ],
  last_message: {
    id: "m",
    sender_id: "eve",
    body: "**Hello** [there](https://a.example)",
    file: null,
    kind: "text",
    created_at: "2026-11-21T12:00:00Z",
    sequence: 1,
    is_deleted: false,
  },
  last_message_at: null,
  last_sequence: 1,
  last_read_sequence: 0,
  unread_count: 1,
  is_hidden: false,
  is_muted: false,
  created_at: "2026-11-21T12:00:00Z",
  ended_at: null,
  ended_by: null,
  can_write: true,
  cannot_write_reason: null,
  match_score: null,
};

it("is called after the other side", () => {
  expect(titleOf(conversation, "employer")).toBe("Ada Lark");
  expect(titleOf(conversation, "job_seeker")).toBe("Halyard");
  expect(subtitleOf(conversation, "job_seeker")).toBe("Storage engineer · Eve Stone");
  expect(titleOf({ ...conversation, people: [] }, "employer")).toBe("Deleted account");
});

it("gives the last words as plain text, with who said them", () => {
  expect(lastMessageText(conversation, "ada")).toBe("Eve: Hello there");
  expect(lastMessageText(conversation, "eve")).toBe("You: Hello there");
  expect(lastMessageText({ ...conversation, last_message: null }, "ada")).toBe("No messages yet");
  expect(plainText("# Title\n- one\n- `two`")).toBe("Title one two");
});

it("says why nothing can be written", () => {
  const words = (more: Partial<Conversation>) =>
    cannotWriteNotice({ ...conversation, ...more }, "job_seeker", "ada");
  expect(words({})).toBeNull();
  expect(words({ cannot_write_reason: "ended", ended_by: "eve" })?.title).toBe(
    "Eve Stone ended this conversation.",
  );
  expect(words({ cannot_write_reason: "ended", ended_by: "ada" })?.title).toMatch(/^You ended/);
  expect(words({ cannot_write_reason: "cannot_write_first" })?.title).toBe(
    "Halyard sends the first message.",
  );
});

it("names near days by word", () => {
  const now = new Date(2026, 10, 21, 15);
  expect(dayText(new Date(2026, 10, 21), now, "en")).toBe("Today");
  expect(dayText(new Date(2026, 10, 20), now, "en")).toBe("Yesterday");
  expect(dayText(new Date(2026, 10, 2), now, "en")).toBe("Monday, November 2");
  expect(dayText(new Date(2025, 10, 2), now, "en")).toMatch(/2025/);
});

it("makes ids that a uuid column takes", () => {
  const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(newId()).toMatch(shape);
  const plain = { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) };
  vi.stubGlobal("crypto", plain);
  expect(newId()).toMatch(shape);
  vi.unstubAllGlobals();
});

it("names those who type", () => {
  expect(typingText([])).toBe("");
  expect(typingText(["Ada"])).toBe("Ada is typing…");
  expect(typingText(["Ada", "Eve"])).toBe("Ada and Eve are typing…");
  expect(typingText(["Ada", "Eve", "Bo"])).toBe("Several people are typing…");
});

it("names the file of a message without words", () => {
  const last = conversation.last_message;
  if (!last) throw new Error("a last message");
  const sent = { ...conversation, last_message: { ...last, body: "", file: "plan.png" } };
  expect(lastMessageText(sent, "eve")).toBe("You: File: plan.png");
});

it("doesn't say that the reader is blocked, and names whom the reader blocked", () => {
  const closed = { ...conversation, can_write: false, cannot_write_reason: "closed" } as const;
  expect(JSON.stringify(cannotWriteNotice(closed, "job_seeker", "ada"))).not.toMatch(/block/i);
  const blocked = conversation.people.map((person) => ({ ...person, is_blocked: true }));
  const own = {
    ...conversation,
    people: blocked,
    can_write: false,
    cannot_write_reason: "blocked_by_caller",
  } as const;
  expect(cannotWriteNotice(own, "job_seeker", "ada")?.title).toBe("You blocked Eve Stone.");
  expect(talkingTo(own, "job_seeker")).toEqual([]);
  expect(talkingTo(conversation, "job_seeker")).toEqual(["eve"]);
});
