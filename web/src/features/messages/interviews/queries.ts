import { queryOptions } from "@tanstack/react-query";
import type { Database } from "@/lib/database.types";
import { unwrap, unwrapMaybe } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { supabase } from "@/lib/supabase";

/** One interview of a conversation; null when it is gone. */
export const scheduledInterviewQuery = (id: string) =>
  queryOptions({
    queryKey: ["messages", "scheduled-interview", id],
    queryFn: async () =>
      unwrapMaybe(
        await supabase().from("scheduled_interviews").select("*").eq("id", id).maybeSingle(),
      ),
  });

type ScheduledInterview = Database["public"]["Functions"]["accept_interview"]["Returns"];

/** Shows what a command answered without asking again. */
function show(interview: ScheduledInterview): void {
  const { queryKey } = scheduledInterviewQuery(interview.id);
  queryClient.setQueryData(queryKey, (known) => (known ? { ...known, ...interview } : known));
}

export type Proposal = {
  id: string;
  conversationId: string;
  /** ISO times. */
  starts: string[];
  durationMinutes: number;
  place: string;
};

export const proposeInterview = async (proposal: Proposal) =>
  unwrap(
    await supabase().rpc("propose_interview", {
      p_id: proposal.id,
      p_conversation_id: proposal.conversationId,
      p_starts: proposal.starts,
      p_duration_minutes: proposal.durationMinutes,
      p_place: proposal.place.trim() || null,
    }),
  );

export const acceptInterview = async (id: string, startsAt: string) =>
  show(unwrap(await supabase().rpc("accept_interview", { p_id: id, p_starts_at: startsAt })));

export const declineInterview = async (id: string) =>
  show(unwrap(await supabase().rpc("decline_interview", { p_id: id })));

export const cancelInterview = async (id: string) =>
  show(unwrap(await supabase().rpc("cancel_interview", { p_id: id })));

/** Hands the interview's calendar file to the browser, which offers it to the reader's calendar. */
export async function saveCalendarFile(id: string): Promise<void> {
  const { file_name, content } = unwrap(
    await supabase().rpc("get_interview_calendar", { p_id: id }),
  );
  const address = URL.createObjectURL(new Blob([content], { type: "text/calendar;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = file_name;
  link.click();
  // The download has its own hold on the bytes once it began.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
