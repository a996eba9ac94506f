import { queryOptions } from "@tanstack/react-query";
import { invitationsKey } from "@/entities/invitation/queries";
import type { ChallengeDocument } from "@/lib/database.types";
import { unwrap, unwrapMaybe } from "@/lib/errors";
import { supabase } from "@/lib/supabase";
import type { InvitationDecision } from "@/lib/vocabulary.generated";

/** A challenge to edit; null when it is not there or not the reader's. */
export const editableChallengeQuery = (id: string) =>
  queryOptions({
    queryKey: [...invitationsKey, "edit", id],
    queryFn: async () => unwrapMaybe(await supabase().rpc("get_employer_challenge", { p_id: id })),
    // The editor holds what is typed; nothing may be exchanged under it.
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export type Edit = {
  document: ChallengeDocument;
  timeLimitMinutes: number | null;
  expiresAt: string | null;
};

/** Makes a draft, or changes a challenge that was read at this revision. */
export const saveChallenge = async (edit: Edit, of?: { id: string; revision: number }) =>
  unwrap(
    await supabase().rpc("save_employer_challenge", {
      p_document: edit.document,
      ...(of ? { p_id: of.id, p_revision: of.revision } : {}),
      ...(edit.timeLimitMinutes ? { p_time_limit_minutes: edit.timeLimitMinutes } : {}),
      ...(edit.expiresAt ? { p_expires_at: edit.expiresAt } : {}),
    }),
  );

const step =
  (
    name:
      | "publish_employer_challenge"
      | "archive_employer_challenge"
      | "delete_employer_challenge"
      | "withdraw_invitation",
  ) =>
  async (id: string) => {
    unwrapMaybe(await supabase().rpc(name, { p_id: id }));
  };

export const publishChallenge = step("publish_employer_challenge");
export const archiveChallenge = step("archive_employer_challenge");
export const deleteChallenge = step("delete_employer_challenge");
export const withdrawInvitation = step("withdraw_invitation");

export const decideInvitation = async (id: string, decision: InvitationDecision, reason: string) =>
  unwrap(
    await supabase().rpc("decide_invitation", { p_id: id, p_decision: decision, p_reason: reason }),
  );
