import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { unwrapUntyped } from "@/lib/errors";
import { supabase } from "@/lib/supabase";
import type { ApprovalStatus } from "@/lib/vocabulary.generated";

export type Review = {
  status: ApprovalStatus;
  reason: string;
  created_at: string;
  decided_by_name: string | null;
};

export type CompanyRow = {
  id: string;
  slug: string;
  name: string;
  approval_status: ApprovalStatus;
  website: string | null;
  size: string | null;
  industry: string | null;
  created_at: string;
  member_count: number;
  open_jobs: number;
  admin: { full_name: string; email: string } | null;
  last_review: Review | null;
};

/** What the server holds about a company, for deciding on it. */
export type CompanyEvidence = Omit<
  CompanyRow,
  "member_count" | "open_jobs" | "admin" | "last_review"
> & {
  tagline: string | null;
  about: string | null;
  culture: string | null;
  places: string[];
  links: { label: string; url: string }[];
  members: {
    id: string;
    full_name: string;
    email: string;
    email_confirmed?: boolean;
    company_role: string | null;
    is_active: boolean;
    created_at: string;
  }[];
  jobs?: { id: string; title: string; status: string }[];
  reviews: Review[];
};

export type AuditEntry = {
  id: number;
  created_at: string;
  actor: { id: string; full_name: string } | null;
  actor_label: string | null;
  action: string;
  subject_kind: string;
  subject_id: string | null;
  reason: string;
  details: Record<string, unknown> | null;
};

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
      unwrapUntyped<{ companies: CompanyRow[]; next_cursor: string | null }>(
        await supabase().rpc("admin_list_companies", {
          p_status: status,
          p_search: search || null,
          p_cursor: pageParam,
          p_reason: "Viewed the companies to approve",
        }),
      ),
    getNextPageParam: (page) => page.next_cursor,
  });

export const companyQuery = (id: string) =>
  queryOptions({
    ...readOnce,
    queryKey: ["admin", "company", id],
    queryFn: async () =>
      unwrapUntyped<CompanyEvidence>(
        await supabase().rpc("admin_get_company", {
          p_company_id: id,
          p_reason: "Opened the company to decide on it",
        }),
      ),
  });

export const reviewCompany = async (id: string, status: ApprovalStatus, reason: string) =>
  unwrapUntyped<{ id: string; approval_status: ApprovalStatus }>(
    await supabase().rpc("admin_review_company", {
      p_company_id: id,
      p_status: status,
      p_reason: reason,
    }),
  );

export const auditQuery = (action: string, subject: string) =>
  infiniteQueryOptions({
    ...readOnce,
    // Old news is worse than one more entry: the log is read anew at each visit.
    staleTime: 0,
    gcTime: 0,
    queryKey: ["admin", "audit", action, subject],
    initialPageParam: null as number | null,
    queryFn: async ({ pageParam }) =>
      unwrapUntyped<{ entries: AuditEntry[]; next_before: number | null }>(
        await supabase().rpc("admin_audit_log", {
          p_reason: "Read the audit log",
          p_action: action || null,
          p_subject: subject || null,
          p_before: pageParam,
        }),
      ),
    getNextPageParam: (page) => page.next_before,
  });

/** What happened to an account. */
export type SecurityEntry = {
  id: number;
  at: string;
  action: string;
  user_id: string | null;
  full_name: string | null;
  session_id: string | null;
  ip: string | null;
  detail: Record<string, unknown>;
};

export const securityQuery = (action: string, user: string) =>
  infiniteQueryOptions({
    ...readOnce,
    staleTime: 0,
    gcTime: 0,
    queryKey: ["admin", "security", action, user],
    initialPageParam: null as number | null,
    queryFn: async ({ pageParam }) =>
      unwrapUntyped<{ entries: SecurityEntry[]; next_before: number | null }>(
        await supabase().rpc("admin_security_log", {
          p_reason: "Read the account log",
          p_action: action || null,
          p_user_id: user || null,
          p_before: pageParam,
        }),
      ),
    getNextPageParam: (page) => page.next_before,
  });
