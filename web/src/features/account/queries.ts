import { queryOptions } from "@tanstack/react-query";
import { unwrap, unwrapAuth, unwrapMaybe } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { queryClient } from "@/lib/query-client";
import type { QueryData } from "@/lib/query-data";
import { currentProfile, session } from "@/lib/session/session";
import { supabase } from "@/lib/supabase";
import { verifyCode } from "@/lib/verify-code";
import type { SlugOwner } from "@/lib/vocabulary.generated";

export const privacyQuery = queryOptions({
  queryKey: ["account", "privacy"],
  queryFn: async () =>
    unwrap(
      await supabase()
        .from("profiles")
        .select(
          "visibility,read_receipts,wants_rejection_reason,analytics_opt_out,takes_job_invitations",
        )
        .eq("id", currentProfile().id)
        .single(),
    ),
});

/** What a person decides about being seen. */
export type Privacy = QueryData<typeof privacyQuery>;

/** Shows a change before the server has answered; returns what puts it back. */
export function updateCachedPrivacy(change: Partial<Privacy>): () => void {
  const key = privacyQuery.queryKey;
  const before = queryClient.getQueryData(key);
  queryClient.setQueryData(key, (now) => now && { ...now, ...change });
  return () => queryClient.setQueryData(key, before);
}

export async function savePrivacy(change: Partial<Privacy>): Promise<void> {
  const { error, status } = await supabase()
    .from("profiles")
    .update(change)
    .eq("id", currentProfile().id);
  unwrapMaybe({ data: null, error, status });
  void queryClient.invalidateQueries({ queryKey: ["profile"] });
}

export const hiddenCompaniesQuery = queryOptions({
  queryKey: ["account", "hidden"],
  queryFn: async () =>
    unwrap(
      await supabase()
        .from("hidden_companies")
        .select("company_id,companies(name,slug,logo_url)")
        .order("created_at", { ascending: false }),
    ),
});

/** Companies whose name holds what is typed. */
export const companySearchQuery = (typed: string) =>
  queryOptions({
    queryKey: ["account", "companies", typed],
    queryFn: async () =>
      unwrap(
        await supabase()
          .from("companies")
          .select("id,name,logo_url")
          .ilike("name", `%${typed.replace(/[%_\\]/g, "\\$&")}%`)
          .order("name")
          .limit(8),
      ),
    enabled: typed !== "",
    staleTime: 60_000,
  });

export const hideCompany = async (id: string) => {
  unwrapMaybe(await supabase().rpc("hide_company", { p_company_id: id }));
};

export const unhideCompany = async (id: string) => {
  unwrapMaybe(await supabase().rpc("unhide_company", { p_company_id: id }));
};

/** The companies that the reader wants no job invitations from. */
export const refusedCompaniesQuery = queryOptions({
  queryKey: ["account", "refused"],
  queryFn: async () =>
    unwrap(
      await supabase()
        .from("job_invitation_refusals")
        .select("company_id,companies(name,logo_url)")
        .order("created_at", { ascending: false }),
    ),
});

export async function allowJobInvitations(companyId: string): Promise<void> {
  unwrap(await supabase().rpc("allow_job_invitations", { p_company_id: companyId }));
  await queryClient.invalidateQueries({ queryKey: refusedCompaniesQuery.queryKey });
}

/** The address as it is; null for who may not change it. */
export const addressQuery = (kind: SlugOwner) =>
  queryOptions({
    queryKey: ["account", "address", kind],
    queryFn: async () => unwrapMaybe(await supabase().rpc("get_address", { p_kind: kind })),
  });

/** Whether another one could be had. */
export const addressAvailabilityQuery = (kind: SlugOwner, slug: string) =>
  queryOptions({
    queryKey: ["account", "address", kind, slug],
    queryFn: async () =>
      unwrap(await supabase().rpc("get_address", { p_kind: kind, p_slug: slug })).asked,
    staleTime: 10_000,
  });

export async function changeAddress(kind: SlugOwner, slug: string): Promise<void> {
  unwrap(await supabase().rpc("change_slug", { p_slug: slug, p_company: kind === "company" }));
  void queryClient.invalidateQueries({ queryKey: ["company"] });
  void queryClient.invalidateQueries({ queryKey: ["session-context"] });
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ["account", "address"] }),
    session().reloadProfile(),
  ]);
}

/** The account as the server has it now: a change of address may have been confirmed elsewhere. */
export const accountQuery = queryOptions({
  queryKey: ["account", "user"],
  queryFn: async () => unwrapAuth(await supabase().auth.getUser()).user,
  staleTime: 0,
});

const back = () => `${location.origin}${paths.settings}?tab=account`;

/** Asks both addresses to confirm. */
export async function changeEmail(email: string): Promise<void> {
  unwrapAuth(await supabase().auth.updateUser({ email }, { emailRedirectTo: back() }));
}

export async function resendEmailChange(current: string): Promise<void> {
  unwrapAuth(
    await supabase().auth.resend({
      type: "email_change",
      email: current,
      options: { emailRedirectTo: back() },
    }),
  );
}

/** Naming the present address takes the change back. */
export async function cancelEmailChange(current: string): Promise<void> {
  unwrapAuth(await supabase().auth.updateUser({ email: current }));
}

/** One half by its code. True when both are confirmed, and the new address holds. */
export async function confirmEmailHalf(given: { email: string; code: string }): Promise<boolean> {
  const { session: opened } = await verifyCode({
    email: given.email,
    token: given.code,
    type: "email_change",
  });
  return opened !== null;
}

/** Sets it; a session that is not fresh needs the code of `askForCode`. */
export async function changePassword(given: { password: string; code?: string | undefined }) {
  const { password, code } = given;
  unwrapAuth(await supabase().auth.updateUser(code ? { password, nonce: code } : { password }));
}

/** Mails the code that shows it is still the same person. */
export async function requestCode(): Promise<void> {
  const { error } = await supabase().auth.reauthenticate();
  if (error) throw error;
}
