import { queryOptions } from "@tanstack/react-query";
import { unwrap } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { supabase } from "@/lib/supabase";
import type { BugReportState } from "@/lib/vocabulary.generated";
import { readOnPurpose } from "../read-on-purpose";

export const bugReportsQuery = (state: BugReportState) =>
  queryOptions({
    queryKey: ["admin", "bug-reports", state],
    queryFn: async () =>
      unwrap(
        await supabase().rpc("admin_list_bug_reports", {
          p_state: state,
          p_reason: "Viewed the bug reports",
        }),
      ).bug_reports,
    ...readOnPurpose,
  });

/** One report with what came with it. */
export const bugReportQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "bug-report", id],
    queryFn: async () =>
      unwrap(
        await supabase().rpc("admin_get_bug_report", { p_id: id, p_reason: "Viewed a bug report" }),
      ),
    ...readOnPurpose,
  });

export async function setBugReportState(
  id: string,
  state: BugReportState,
  answer: string,
  reason: string,
) {
  unwrap(
    await supabase().rpc("admin_set_bug_report_state", {
      p_id: id,
      p_state: state,
      p_answer: answer,
      p_reason: reason,
    }),
  );
  await queryClient.invalidateQueries({ queryKey: ["admin"] });
}
