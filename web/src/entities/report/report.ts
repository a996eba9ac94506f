import { unwrap } from "@/lib/errors";
import { supabase } from "@/lib/supabase";
import type { JobReportReason, ReportReason } from "@/lib/vocabulary.generated";

/** A person of a conversation, or one of their messages. */
export type ReportedPerson = {
  kind: "person";
  conversationId: string;
  personId: string;
  name: string;
  messageId: string | null;
};

/** What is put before staff. */
export type Reported = ReportedPerson | { kind: "job"; jobId: string };

export async function reportPerson(
  { conversationId, personId, messageId }: ReportedPerson,
  reason: ReportReason,
  words: string,
) {
  unwrap(
    await supabase().rpc("report_person", {
      p_conversation_id: conversationId,
      p_person_id: personId,
      p_message_id: messageId,
      p_reason: reason,
      p_words: words.trim() || null,
    }),
  );
}

export async function reportJob(jobId: string, reason: JobReportReason, words: string) {
  unwrap(
    await supabase().rpc("report_job", {
      p_job_opening_id: jobId,
      p_reason: reason,
      p_words: words.trim() || null,
    }),
  );
}
