import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { unwrap } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import type { QueryData } from "@/lib/query-data";
import { supabase } from "@/lib/supabase";
import type { JobStatus } from "@/lib/vocabulary.generated";
import { readOnPurpose } from "../read-on-purpose";

/** Jobs with reports that wait, those that staff took down, or those in a status; null for all. */
export type Shown = JobStatus | "reported" | "taken_down" | null;

export type JobFilter = {
  text: string;
  shown: Shown;
  company: string | null;
};

export const jobsQuery = ({ text, shown, company }: JobFilter) =>
  infiniteQueryOptions({
    queryKey: ["admin", "jobs", text, shown, company],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam }) =>
      unwrap(
        await supabase().rpc("admin_list_jobs", {
          p_search: text || null,
          p_is_reported: shown === "reported" || null,
          p_is_taken_down: shown === "taken_down" || null,
          p_status: shown === "reported" || shown === "taken_down" ? null : shown,
          p_company_id: company,
          p_cursor: pageParam,
          p_reason: "Looked for a job",
        }),
      ),
    getNextPageParam: (page) => page.next_cursor,
    ...readOnPurpose,
  });

/** One job with what was reported about it. */
export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "job", id],
    queryFn: async () =>
      unwrap(await supabase().rpc("admin_get_job", { p_id: id, p_reason: "Opened the job" })),
    ...readOnPurpose,
  });

export type JobCase = QueryData<typeof jobQuery>;

/** What staff can do about a job. */
export async function decideJob(
  act: "admin_take_down_job" | "admin_restore_job" | "admin_dismiss_job_reports",
  id: string,
  reason: string,
) {
  unwrap(await supabase().rpc(act, { p_id: id, p_reason: reason }));
  await queryClient.invalidateQueries({ queryKey: ["admin"] });
}
