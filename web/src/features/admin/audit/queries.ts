import { infiniteQueryOptions } from "@tanstack/react-query";
import { unwrap } from "@/lib/errors";
import { exportPages } from "@/lib/export-pages";
import { supabase } from "@/lib/supabase";
import { readOnPurpose } from "../read-on-purpose";

/** Which entries are looked at; empty is all. */
export type AuditFilter = {
  action: string;
  subject: string;
  actor: string;
  text: string;
  /** Days in UTC, both of them included. */
  since: string;
  until: string;
};

/** What an export reads at once: each page is an entry of the log too. */
const EXPORT_PAGE = 1000;

async function auditPage(
  filter: AuditFilter,
  before: number | null,
  reason: string,
  limit: number | null,
) {
  return unwrap(
    await supabase().rpc("admin_audit_log", {
      p_reason: reason,
      p_action: filter.action || null,
      p_subject: filter.subject || null,
      p_actor_id: filter.actor || null,
      p_search: filter.text || null,
      p_since: filter.since || null,
      p_until: filter.until || null,
      p_before: before,
      p_limit: limit,
    }),
  );
}

export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    ...readOnPurpose,
    // Fetched at each visit: an outdated log is worse than one more audit entry.
    staleTime: 0,
    gcTime: 0,
    queryKey: ["admin", "audit", filter],
    initialPageParam: null as number | null,
    queryFn: ({ pageParam }) => auditPage(filter, pageParam, "Read the audit log", null),
    getNextPageParam: (page) => page.next_before,
  });

/** Everything that a filter finds, page by page. */
export const exportAudit = (filter: AuditFilter, onProgress: (count: number) => void) =>
  exportPages(async (after: string | null) => {
    const before = after === null ? null : Number(after);
    const page = await auditPage(filter, before, "Exported the audit log", EXPORT_PAGE);
    return {
      ...page,
      count: page.entries.length,
      next: page.next_before === null ? null : String(page.next_before),
    };
  }, onProgress);
