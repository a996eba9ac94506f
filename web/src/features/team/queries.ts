import { queryOptions } from "@tanstack/react-query";
import { unwrap, unwrapMaybe, unwrapUntyped } from "@/lib/errors";
import type { ApprovalStatus } from "@/lib/session/context";
import { withStepUp } from "@/lib/step-up/step-up";
import { supabase } from "@/lib/supabase";
import type { Permission } from "@/lib/vocabulary.generated";

/** Somebody who works for the company here. */
export type Member = {
  id: string;
  full_name: string;
  avatar_url: string | null;
  headline: string | null;
  company_role: "admin" | "recruiter";
  is_you: boolean;
  /** False while the account rests or is closed. */
  is_active: boolean;
  permissions: Permission[];
  /** Drafts and open jobs that are theirs. */
  jobs: number;
};

/** Where an invitation stands; `withdrawn` when who invited may not any more, `closed` when the company may not. */
export type InvitationState =
  | "open"
  | "used"
  | "revoked"
  | "expired"
  | "withdrawn"
  | "closed"
  | "unknown";

/** An invitation of the last 30 days. */
export type Invitation = {
  id: string;
  email: string;
  permissions: Permission[];
  /** Null when that account is gone. */
  invited_by: string | null;
  created_at: string;
  expires_at: string;
  accepted_at: string | null;
  state: InvitationState;
};

export type Team = {
  company: { id: string; name: string; slug: string; approval_status: ApprovalStatus };
  is_admin: boolean;
  can_manage: boolean;
  /** What the reader may do, and so may give. */
  permissions: Permission[];
  members: Member[];
  /** Empty for those who do not manage the team. */
  invitations: Invitation[];
};

/** The reader's team; null for who belongs to no company. */
export const teamQuery = queryOptions({
  queryKey: ["team"],
  queryFn: async () => unwrapMaybe(await supabase().rpc("get_team")),
});

export const invite = async (email: string, permissions: Permission[]) =>
  unwrap(await supabase().rpc("invite_recruiter", { p_email: email, p_permissions: permissions }));

export const revoke = async (id: string) =>
  unwrap(await supabase().rpc("revoke_invitation", { p_id: id }));

export const setPermissions = async (member: string, permissions: Permission[]) =>
  unwrap(
    await supabase().rpc("set_recruiter_permissions", {
      p_profile_id: member,
      p_permissions: permissions,
    }),
  );

export const remove = async (member: string, jobsTo: string | null) =>
  unwrap(await supabase().rpc("remove_member", { p_profile_id: member, p_jobs_to: jobsTo }));

export const handOver = (member: string) =>
  withStepUp("hand over the role of admin", async () =>
    unwrap(await supabase().rpc("hand_over_admin", { p_profile_id: member })),
  );

/** What a link leads to, for whoever holds it. */
export type FoundInvitation =
  | { state: "unknown" }
  | {
      state: Exclude<InvitationState, "unknown">;
      company: { name: string; logo_url: string | null };
      invited_by: string | null;
      permissions: Permission[];
      expires_at: string;
      /** The reader is signed in with the invited address. */
      for_you: boolean;
      accepted_by_you: boolean | null;
      /** In full only for its owner; otherwise its first letter and its domain. */
      email: string;
    };

export const invitationQuery = (token: string, reader: string | null) =>
  queryOptions({
    // Who reads decides what is told.
    queryKey: ["invitation", token, reader],
    queryFn: async () => unwrap(await supabase().rpc("get_invitation", { p_token: token })),
  });

export const accept = async (token: string, fullName: string | null) =>
  unwrapUntyped<{ company_id: string }>(
    await supabase().rpc("accept_invitation", { p_token: token, p_full_name: fullName }),
  );
