import { expect, it } from "vitest";
import type { Conversation } from "@/lib/database.types";
import type { Message } from "@/lib/outbox/use-outbox";
import { allOf, inBox, patched, withMessage, withRead } from "./list";

const conversation = (id: string, more: Partial<Conversation> = {}): Conversation => ({
  id,
  interaction_id: null,
  job_opening_id: null,
  job_title: "Storage engineer",
  company: { id: "k", slug: "halyard", name: "Halyard", logo_url: null },
  people: [
    {
      id: "ada",
      full_name: "Zoë Ångström",
      avatar_url: null,
      headline: null,
      role: "employer",
      is_blocked: false,
    },
  ],
  last_message: null,
  last_message_at: "2026-11-20T12:00:00Z",
  last_sequence: 4,
  last_read_sequence: 4,
  unread_count: 0,
  is_hidden: false,
  is_muted: false,
  created_at: "2026-11-01T12:00:00Z",
  ended_at: null,
  ended_by: null,
  can_write: true,
  cannot_write_reason: null,
  match_score: 80,
  ...more,
});
const message = (sequence: number, sender = "ada"): Message => ({
  id: `m${sequence}`,
  conversation_id: "a",
  sender_id: sender,
  sequence,
  kind: "text",
  body: "Hello",
  attachments: [],
  reply_to_id: null,
  created_at: "2026-11-21T12:00:00Z",
  edited_at: null,
  deleted_at: null,
});
const pagesOf = (...pages: Conversation[][]) => ({ pages, pageParams: pages.map(() => null) });

it("shows each once, the newest first, also when pages overlap", () => {
  const old = conversation("b", { last_message_at: null });
  const all = allOf(
    pagesOf(
      [conversation("a"), old],
      [old, conversation("c", { last_message_at: "2026-11-21T00:00:00Z" })],
    ),
  );
  expect(all.map(({ id }) => id)).toEqual(["c", "a", "b"]);
});

it("counts a new message of the other once, and one's own never", () => {
  const one = withMessage(conversation("a"), message(5), "me");
  expect(one).toMatchObject({ unread_count: 1, last_sequence: 5, last_message: { body: "Hello" } });
  expect(withMessage(one, message(5), "me").unread_count).toBe(1);
  expect(withMessage(one, message(6, "me"), "me").unread_count).toBe(1);
  expect(withMessage(one, message(3), "me")).toBe(one);
});

it("allows an answer once the other has written", () => {
  const mute = conversation("a", { can_write: false, cannot_write_reason: "cannot_write_first" });
  expect(withMessage(mute, message(5), "me").can_write).toBe(true);
  expect(withMessage(mute, message(5, "me"), "me").can_write).toBe(false);
});

it("reads forward only", () => {
  const one = conversation("a", { last_sequence: 9, unread_count: 5 });
  expect(withRead(one, 7)).toMatchObject({ last_read_sequence: 7, unread_count: 5 });
  expect(withRead(one, 9).unread_count).toBe(0);
  expect(withRead(one, 2)).toBe(one);
});

it("changes what is in the pages and leaves them alone otherwise", () => {
  const pages = pagesOf([conversation("a")], [conversation("b")]);
  expect(patched(pages, "z", (one) => one)).toBe(pages);
  expect(allOf(patched(pages, "b", (one) => ({ ...one, is_hidden: true })))[1]?.is_hidden).toBe(
    true,
  );
});

it("shows one box", () => {
  const all = [conversation("a"), conversation("b", { is_hidden: true })];
  expect(inBox(all, "inbox").map(({ id }) => id)).toEqual(["a"]);
  expect(inBox(all, "hidden").map(({ id }) => id)).toEqual(["b"]);
});

it("brings a hidden conversation back with a new message", () => {
  const hidden = conversation("a", { is_hidden: true });
  expect(withMessage(hidden, message(5), "me").is_hidden).toBe(false);
  expect(withMessage(hidden, message(4), "me").is_hidden).toBe(true);
});
