import { queryOptions } from "@tanstack/react-query";
import { unwrap, unwrapMaybe } from "@/lib/errors";
import { supabase } from "@/lib/supabase";

/** All that is known of invitations: for asking it anew. */
export const invitationsKey = ["invitations"] as const;

/** One invitation in the form of the reader's side; null when it is not there or not theirs. */
export const invitationQuery = (id: string) =>
  queryOptions({
    queryKey: [...invitationsKey, "one", id],
    queryFn: async () =>
      unwrapMaybe(await supabase().rpc("get_challenge_invitation", { p_id: id })),
  });

/** The challenges that companies sent to the reader, those that wait for them first. */
export const myInvitationsQuery = queryOptions({
  queryKey: [...invitationsKey, "mine"],
  queryFn: async () => unwrap(await supabase().rpc("list_my_invitations")),
});

/** The challenges of the reader's company; null for who may neither make nor send them. */
export const companyChallengesQuery = queryOptions({
  queryKey: [...invitationsKey, "company"],
  queryFn: async () => unwrapMaybe(await supabase().rpc("list_employer_challenges")),
});

/** What was sent of one challenge, the newest first. */
export const sentInvitationsQuery = (challengeId: string) =>
  queryOptions({
    queryKey: [...invitationsKey, "sent", challengeId],
    queryFn: async () =>
      unwrap(
        await supabase().rpc("list_challenge_invitations", {
          p_employer_challenge_id: challengeId,
        }),
      ),
  });

export type Sending = {
  challengeId: string;
  to: { interactionId: string } | { conversationId: string };
  note: string;
  /** RFC 3339; null for the challenge's own end. */
  expiresAt: string | null;
};

/** Sends a published challenge. */
export const sendChallenge = async ({ challengeId, to, note, expiresAt }: Sending) =>
  unwrap(
    await supabase().rpc("send_challenge", {
      p_employer_challenge_id: challengeId,
      ...("interactionId" in to
        ? { p_job_interaction_id: to.interactionId }
        : { p_conversation_id: to.conversationId }),
      ...(note.trim() ? { p_note: note.trim() } : {}),
      ...(expiresAt ? { p_expires_at: expiresAt } : {}),
    }),
  );
