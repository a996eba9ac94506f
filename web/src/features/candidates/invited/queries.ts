import { infiniteQueryOptions } from "@tanstack/react-query";
import type { SentJobInvitation } from "@/lib/database.types";
import { unwrap } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { supabase } from "@/lib/supabase";
import type { JobInvitationStatus } from "@/lib/vocabulary.generated";

const PAGE = 50;

/** All lists of what the company sent. */
export const sentJobInvitations = ["job-invitations", "sent"] as const;

/** What the company sent, the newest first; null for every status. */
export const sentJobInvitationsQuery = (status: JobInvitationStatus | null) =>
  infiniteQueryOptions({
    queryKey: [...sentJobInvitations, status],
    queryFn: async ({ pageParam: after, signal }) =>
      unwrap(
        await supabase()
          .rpc("list_job_invitations", {
            p_limit: PAGE,
            ...(status && { p_status: status }),
            ...(after && { p_before: after.created_at, p_before_id: after.id }),
          })
          .abortSignal(signal),
      ),
    initialPageParam: null as SentJobInvitation | null,
    getNextPageParam: (page) => (page.length < PAGE ? null : (page.at(-1) ?? null)),
  });

export async function withdrawJobInvitation(id: string): Promise<void> {
  try {
    unwrap(await supabase().rpc("withdraw_job_invitation", { p_id: id }));
  } finally {
    await queryClient.invalidateQueries({ queryKey: sentJobInvitations });
  }
}
