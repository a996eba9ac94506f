import { queryOptions } from "@tanstack/react-query";
import type { Database, SsoDomain } from "@/lib/database.types";
import { isCode, unwrap, unwrapMaybe } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { supabase } from "@/lib/supabase";

/** A company's own sign-in. */
export type CompanySso = Database["public"]["Functions"]["get_company_sso"]["Returns"];

export const ssoQuery = queryOptions({
  queryKey: ["company", "sso"],
  queryFn: async () => unwrap(await supabase().rpc("get_company_sso")),
});

const changed = () => queryClient.invalidateQueries({ queryKey: ssoQuery.queryKey });

/** What an administrator of the provider gives. Without a secret the stored one is kept. */
export type SsoProvider = { issuer: string; clientId: string; secret: string };

/** Stores the provider; the server asks it who it is before it believes it. */
export async function saveSso({ issuer, clientId, secret }: SsoProvider): Promise<void> {
  unwrapMaybe(
    await supabase().rpc("save_company_sso", {
      p_issuer: issuer,
      p_client_id: clientId,
      p_client_secret: secret || null,
    }),
  );
  await changed();
}

export async function removeSso(): Promise<void> {
  unwrapMaybe(await supabase().rpc("remove_company_sso"));
  await changed();
}

export async function addDomain(domain: string): Promise<void> {
  unwrapMaybe(await supabase().rpc("add_sso_domain", { p_domain: domain }));
  await changed();
}

/** Has the server look for the record now. */
export async function verifyDomain(domain: string): Promise<void> {
  try {
    unwrapMaybe(await supabase().rpc("verify_sso_domain", { p_domain: domain }));
  } finally {
    await changed();
  }
}

export async function removeDomain(domain: string): Promise<void> {
  unwrapMaybe(await supabase().rpc("remove_sso_domain", { p_domain: domain }));
  await changed();
}

/** What a domain's records said instead of what proves it; null when that is not what went wrong. */
export function foundInstead(error: unknown): string[] | null {
  if (!isCode(error, "sso_domain_unproved")) return null;
  try {
    const { found } = JSON.parse(error.details ?? "{}") as { found?: unknown };
    return Array.isArray(found) ? found.filter((text) => typeof text === "string") : [];
  } catch {
    return [];
  }
}

/** The text record that proves a domain. */
export function recordOf({ domain, token }: SsoDomain): { name: string; value: string } {
  return { name: `_devproof-challenge.${domain}`, value: `devproof-verification=${token}` };
}
