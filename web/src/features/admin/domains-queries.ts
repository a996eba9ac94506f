import { queryOptions } from "@tanstack/react-query";
import type { ClaimedDomain } from "@/lib/database.types";
import { unwrap, unwrapMaybe } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { supabase } from "@/lib/supabase";

/** What companies claim, the unproved first. Reading it is an entry of the audit log. */
export const domainsQuery = queryOptions({
  queryKey: ["admin", "domains"],
  queryFn: async () =>
    unwrap(
      await supabase().rpc("admin_list_sso_domains", {
        p_reason: "Viewed the claimed domains",
      }),
    ),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: false,
});

/** Says by hand that a domain is that company's, or takes that back. */
export async function decideDomain(
  { domain, company_id }: ClaimedDomain,
  verified: boolean,
  reason: string,
): Promise<void> {
  unwrapMaybe(
    await supabase().rpc("admin_verify_sso_domain", {
      p_domain: domain,
      p_company_id: company_id,
      p_verified: verified,
      p_reason: reason,
    }),
  );
  await queryClient.invalidateQueries({ queryKey: ["admin"] });
}
