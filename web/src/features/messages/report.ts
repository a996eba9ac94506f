import { unwrap } from "@/lib/errors";
import { supabase } from "@/lib/supabase";
import type { ReportReason } from "@/lib/vocabulary.generated";

/** What is reported: a person, or one of their messages. */
export type Reported = {
  conversationId: string;
  personId: string;
  name: string;
  messageId: string | null;
};

/** Puts it before staff. */
export const reportPerson = async (reported: Reported, reason: ReportReason, words: string) => {
  unwrap(
    await supabase().rpc("report_person", {
      p_conversation_id: reported.conversationId,
      p_person_id: reported.personId,
      p_message_id: reported.messageId,
      p_reason: reason,
      p_words: words.trim() || null,
    }),
  );
};
