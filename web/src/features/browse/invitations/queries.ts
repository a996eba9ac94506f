import { queryOptions } from "@tanstack/react-query";
import { unwrap } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { supabase } from "@/lib/supabase";

/** The jobs that companies invite the reader to. */
export const myJobInvitationsQuery = queryOptions({
  queryKey: ["job-invitations", "mine"],
  queryFn: async () => unwrap(await supabase().rpc("get_my_job_invitations")),
});

const readAgain = () => queryClient.invalidateQueries({ queryKey: myJobInvitationsQuery.queryKey });

/** Accepts it; the conversation that it opens. */
export async function acceptJobInvitation(id: string): Promise<string> {
  try {
    return unwrap(await supabase().rpc("accept_job_invitation", { p_id: id })).conversation_id;
  } finally {
    await readAgain();
  }
}

export async function declineJobInvitation(id: string, neverAgain: boolean): Promise<void> {
  try {
    unwrap(await supabase().rpc("decline_job_invitation", { p_id: id, p_never_again: neverAgain }));
  } finally {
    await readAgain();
    if (neverAgain) void queryClient.invalidateQueries({ queryKey: ["account", "refused"] });
  }
}
