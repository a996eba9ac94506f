import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { SentJobInvitation } from "@/lib/database.types";
import { unwrap } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { supabase } from "@/lib/supabase";
import type { JobInvitationStatus } from "@/lib/vocabulary.generated";

const PAGE = 50;

/** All that is known of job invitations: for reading it again. */
export const jobInvitationsKey = ["job-invitations"] as const;

/** The reader's open jobs with each one's match, and what is left of the month. */
export const jobInvitationOptionsQuery = (personId: string) =>
  queryOptions({
    queryKey: [...jobInvitationsKey, "options", personId],
    queryFn: async () =>
      unwrap(await supabase().rpc("get_job_invitation_options", { p_profile_id: personId })),
  });

/** What the company sent, the newest first; null for every status. */
export const sentJobInvitationsQuery = (status: JobInvitationStatus | null) =>
  infiniteQueryOptions({
    queryKey: [...jobInvitationsKey, "sent", status],
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

/** The companies that the reader wants no job invitations from. */
export const refusedCompaniesQuery = queryOptions({
  queryKey: [...jobInvitationsKey, "refused"],
  queryFn: async () =>
    unwrap(
      await supabase()
        .from("job_invitation_refusals")
        .select("company_id,companies(name,logo_url)")
        .order("created_at", { ascending: false }),
    ),
});

const readAgain = () => queryClient.invalidateQueries({ queryKey: jobInvitationsKey });

export type NewJobInvitation = { personId: string; jobId: string; reason: string };

export async function inviteToJob({ personId, jobId, reason }: NewJobInvitation) {
  const sent = unwrap(
    await supabase().rpc("invite_to_job", {
      p_profile_id: personId,
      p_job_opening_id: jobId,
      p_reason: reason,
    }),
  );
  void readAgain();
  return sent;
}

export async function withdrawJobInvitation(id: string): Promise<void> {
  try {
    unwrap(await supabase().rpc("withdraw_job_invitation", { p_id: id }));
  } finally {
    await readAgain();
  }
}

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
  }
}

export async function allowJobInvitations(companyId: string): Promise<void> {
  unwrap(await supabase().rpc("allow_job_invitations", { p_company_id: companyId }));
  await readAgain();
}
