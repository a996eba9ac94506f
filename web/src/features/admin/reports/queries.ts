import { queryOptions } from "@tanstack/react-query";
import { unwrap } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { supabase } from "@/lib/supabase";
import type { ReportOutcome, ReportState } from "@/lib/vocabulary.generated";
import { readOnPurpose } from "../read-on-purpose";

export const reportsQuery = (state: ReportState) =>
  queryOptions({
    queryKey: ["admin", "reports", state],
    queryFn: async () =>
      unwrap(
        await supabase().rpc("admin_list_reports", {
          p_state: state,
          p_reason: "Viewed the reports",
        }),
      ).reports,
    ...readOnPurpose,
  });

/** One report with the messages around it. */
export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "report", id],
    queryFn: async () =>
      unwrap(
        await supabase().rpc("admin_get_report", {
          p_id: id,
          p_reason: "Viewed a report with its messages",
        }),
      ),
    ...readOnPurpose,
  });

export async function closeReport(id: string, outcome: ReportOutcome, reason: string) {
  unwrap(
    await supabase().rpc("admin_close_report", {
      p_id: id,
      p_outcome: outcome,
      p_reason: reason,
    }),
  );
  await queryClient.invalidateQueries({ queryKey: ["admin"] });
}
