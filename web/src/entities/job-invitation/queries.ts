import { queryOptions } from "@tanstack/react-query";
import { unwrap } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { supabase } from "@/lib/supabase";

/** The reader's open jobs with each one's match, and what is left of the month. */
export const jobInvitationOptionsQuery = (personId: string) =>
  queryOptions({
    queryKey: ["job-invitations", "options", personId],
    queryFn: async () =>
      unwrap(await supabase().rpc("get_job_invitation_options", { p_profile_id: personId })),
  });

export type NewJobInvitation = { personId: string; jobId: string; reason: string };

export async function inviteToJob({ personId, jobId, reason }: NewJobInvitation): Promise<void> {
  unwrap(
    await supabase().rpc("invite_to_job", {
      p_profile_id: personId,
      p_job_opening_id: jobId,
      p_reason: reason,
    }),
  );
  // What is left of the month, the states of jobs, and the list of those who were invited.
  void queryClient.invalidateQueries({ queryKey: ["job-invitations"] });
}
