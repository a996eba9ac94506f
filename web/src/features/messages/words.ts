import type { Conversation, Participant } from "@/lib/database.types";
import type { Message } from "@/lib/outbox/use-outbox";
import type { Profile } from "@/lib/session/profile";

type Side = Profile["role"];

/** The people of the other side: the candidate for an employer, the company's members for a seeker. */
export function otherSide({ people }: Pick<Conversation, "people">, side: Side): Participant[] {
  return people.filter((person) => person.role !== side);
}

/** The accounts of the other side whom one can reach here; nobody once it has ended or is hidden, and no one who is blocked. */
export function talkingTo(conversation: Conversation, side: Side): string[] {
  if (conversation.ended_at !== null || conversation.is_hidden) return [];
  return otherSide(conversation, side)
    .filter((person) => !person.is_blocked)
    .map(({ id }) => id);
}

/** Who a conversation is with: the candidate's name, or the company's. */
export function titleOf(conversation: Conversation, side: Side): string {
  if (side === "job_seeker") return conversation.company.name;
  return otherSide(conversation, side)[0]?.full_name || "Deleted account";
}

/** Below the title: the job, and for a seeker who writes for the company. */
export function subtitleOf(conversation: Conversation, side: Side): string {
  const job = conversation.job_title ?? "Deleted job";
  if (side !== "job_seeker") return job;
  const names = otherSide(conversation, side).map((person) => person.full_name);
  return [job, ...names.slice(0, 2)].filter(Boolean).join(" · ");
}

/** The name over a message. */
export function senderName(
  conversation: Conversation,
  senderId: string | null,
  me: string,
): string {
  if (senderId === me) return "You";
  const person = conversation.people.find(({ id }) => id === senderId);
  return person?.full_name || "Deleted account";
}

/** The last words in a row of the list. */
export function lastMessageText({ last_message: last, people }: Conversation, me: string): string {
  if (!last) return "No messages yet";
  if (last.is_deleted) return "Message deleted";
  const text = kindText(last.kind, last.body, last.file);
  if (last.kind === "system") return text;
  if (last.sender_id === me) return `You: ${text}`;
  // With several on the other side it matters who spoke.
  const person = people.length > 1 ? people.find(({ id }) => id === last.sender_id) : undefined;
  return person ? `${person.full_name.split(" ")[0]}: ${text}` : text;
}

/** What a message says, on one line. */
export function messageText({
  kind,
  body,
  attachments,
}: Pick<Message, "kind" | "body" | "attachments">): string {
  return kindText(kind, body, attachments[0]?.file_name ?? null);
}

function kindText(kind: Message["kind"], body: string, file: string | null): string {
  if (kind === "challenge") return `Challenge: ${body}`;
  if (kind === "interview") return "Proposed an interview";
  return plainText(body) || (file ? `File: ${file}` : "");
}

/** Markdown without its marks, on one line: for a row. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s{0,3}(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, "")
    .replace(/(\*\*|__|~~|`{1,3})/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Who types at the moment, as one sentence; empty when nobody does. */
export function typingText(names: string[]): string {
  const [first, second] = names;
  if (!first) return "";
  if (!second) return `${first} is typing…`;
  return names.length === 2 ? `${first} and ${second} are typing…` : "Several people are typing…";
}

/** Why nothing can be written, and what would change that; null when it can. */
export function cannotWriteNotice(
  conversation: Conversation,
  side: Side,
  me: string,
): { title: string; sentence: string } | null {
  const { cannot_write_reason: reason, company, ended_by } = conversation;
  switch (reason) {
    case null:
      return null;
    case "ended":
      return {
        title:
          ended_by === me
            ? "You ended this conversation."
            : `${senderName(conversation, ended_by, me)} ended this conversation.`,
        sentence: "You can still read it.",
      };
    case "closed":
      return {
        title: "This conversation no longer takes messages from you.",
        sentence: "You can still read it.",
      };
    case "blocked_by_caller":
      return {
        title: `You blocked ${listed(otherSide(conversation, side).map((person) => person.full_name))}.`,
        sentence: "Unblock them to send messages.",
      };
    case "cannot_write_first":
      return {
        title: `${company.name} sends the first message.`,
        sentence: "You can reply after they write. New messages appear under Messages.",
      };
    case "company_not_approved":
      return side === "job_seeker"
        ? {
            title: `${company.name} is being reviewed.`,
            sentence: "You can send messages after the review.",
          }
        : {
            title: "Your company isn't approved.",
            sentence: "You can send messages after approval. Earlier messages stay.",
          };
    case "missing_permission":
      return {
        title: "You can read this conversation, but not reply.",
        sentence: "Ask your company's admin for the permission to message candidates.",
      };
    case "not_found":
      return {
        title: "You no longer have access to this conversation.",
        sentence: "Ask your company's admin who manages the job now.",
      };
  }
}

function listed(names: string[]): string {
  return new Intl.ListFormat("en").format(names);
}

/** "Today", "Yesterday", else the date. */
export function dayText(day: Date, now: Date, locale?: string): string {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const days = Math.round((midnight.getTime() - day.getTime()) / 86_400_000);
  if (days === 0 || days === 1) {
    const words = new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-days, "day");
    return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
  }
  return new Intl.DateTimeFormat(locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    ...(day.getFullYear() === now.getFullYear() ? {} : { year: "numeric" }),
  }).format(day);
}
