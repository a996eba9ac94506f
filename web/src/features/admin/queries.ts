import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Database } from "@/lib/database.types";
import { unwrap } from "@/lib/errors";
import { supabase } from "@/lib/supabase";
import type { ApprovalStatus } from "@/lib/vocabulary.generated";

/** Each of these reads is an entry of the audit log, so nothing is read again by itself. */
const readOnce = {
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: false,
} as const;

export const companiesQuery = (status: ApprovalStatus | null, search: string) =>
  infiniteQueryOptions({
    ...readOnce,
    queryKey: ["admin", "companies", status, search],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam }) =>
      unwrap(
        await supabase().rpc("admin_list_companies", {
          p_status: status,
          p_search: search || null,
          p_cursor: pageParam,
          p_reason: "Viewed the companies to approve",
        }),
      ),
    getNextPageParam: (page) => page.next_cursor,
  });

/** What the server holds about a company, for deciding on it. */
export type CompanyEvidence = Database["public"]["Functions"]["admin_get_company"]["Returns"];

export const companyQuery = (id: string) =>
  queryOptions({
    ...readOnce,
    queryKey: ["admin", "company", id],
    queryFn: async () =>
      unwrap(
        await supabase().rpc("admin_get_company", {
          p_company_id: id,
          p_reason: "Opened the company to decide on it",
        }),
      ),
  });

export const reviewCompany = async (id: string, status: ApprovalStatus, reason: string) =>
  unwrap(
    await supabase().rpc("admin_review_company", {
      p_company_id: id,
      p_status: status,
      p_reason: reason,
    }),
  );

export const securityQuery = (action: string, user: string) =>
  infiniteQueryOptions({
    ...readOnce,
    staleTime: 0,
    gcTime: 0,
    queryKey: ["admin", "security", action, user],
    initialPageParam: null as number | null,
    queryFn: async ({ pageParam }) =>
      unwrap(
        await supabase().rpc("admin_security_log", {
          p_reason: "Read the account log",
          p_action: action || null,
          p_user_id: user || null,
          p_before: pageParam,
        }),
      ),
    getNextPageParam: (page) => page.next_before,
  });
