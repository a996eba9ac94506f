import { queryOptions } from "@tanstack/react-query";
import { unwrap, unwrapMaybe } from "@/lib/errors";
import { withStepUp } from "@/lib/step-up/step-up";
import { supabase } from "@/lib/supabase";
import type { Permission } from "@/lib/vocabulary.generated";

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

export const invitationQuery = (token: string, reader: string | null) =>
  queryOptions({
    // The answer depends on the reader.
    queryKey: ["invitation", token, reader],
    queryFn: async () => unwrap(await supabase().rpc("get_invitation", { p_token: token })),
  });

export const accept = async (token: string, fullName: string | null) =>
  unwrap(await supabase().rpc("accept_invitation", { p_token: token, p_full_name: fullName }));
