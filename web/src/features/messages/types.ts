import type { MatchSummary } from "@/entities/match/match";

/** Somebody else in a conversation. */
export type Participant = {
  id: string;
  full_name: string;
  avatar_url: string | null;
  headline: string | null;
  role: "job_seeker" | "employer";
};

export type CannotWriteReason =
  | "ended"
  | "cannot_write_first"
  | "company_not_approved"
  | "missing_permission"
  | "not_found";

export type LastMessage = {
  id: string;
  sender_id: string | null;
  /** The first 200 characters. */
  body: string;
  /** The name of its first file. */
  file: string | null;
  kind: "text" | "system" | "challenge";
  created_at: string;
  sequence: number;
  is_deleted: boolean;
};

/** A conversation as `list_conversations` gives it. */
export type Conversation = {
  id: string;
  interaction_id: string | null;
  job_opening_id: string | null;
  job_title: string | null;
  company: { id: string; slug: string; name: string; logo_url: string | null };
  people: Participant[];
  last_message: LastMessage | null;
  last_message_at: string | null;
  last_sequence: number;
  last_read_sequence: number;
  unread_count: number;
  is_hidden: boolean;
  created_at: string;
  ended_at: string | null;
  ended_by: string | null;
  can_write: boolean;
  cannot_write_reason: CannotWriteReason | null;
  match_score: number | null;
};

/** The same from `get_conversation`, with the match that led to it in the form of the reader's side. */
export type ConversationDetail = Conversation & { match: MatchSummary | null };

/** How far somebody else has read, of those who show it. */
export type ReadMark = {
  user_id: string;
  last_read_sequence: number;
  last_read_at: string | null;
};
