import type { InfiniteData } from "@tanstack/react-query";
import type { BrowsePage, DailyQuotas, JobCard, JobContent } from "@/lib/database.types";
import { queryClient } from "@/lib/query-client";
import { dailyQuotasQuery, jobQuery, type QuotasRead, savedCountQuery } from "./queries";

/** What a reader's act changes on a job. */
type Patch = Partial<Pick<JobCard, "saved" | "interaction">>;

/** Changes a job wherever it is kept: in every list and on its own. */
export function patchJob(id: string, patch: Patch): void {
  queryClient.setQueriesData<InfiniteData<BrowsePage, string | null>>(
    { queryKey: ["browse", "list"] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          jobs: page.jobs.map((job) => (job.id === id ? { ...job, ...patch } : job)),
        })),
      },
  );
  queryClient.setQueryData<JobContent | null>(
    jobQuery(id).queryKey,
    (job) => job && { ...job, ...patch },
  );
}

/** Takes over the quotas that an answer carried. */
export function keepQuotas(quotas: DailyQuotas): void {
  const read: QuotasRead = { quotas, readAt: Date.now() };
  queryClient.setQueryData(dailyQuotasQuery.queryKey, read);
}

/** Changes the quotas ahead of the server's word. */
export function updateCachedBudget(change: (quotas: DailyQuotas) => DailyQuotas): void {
  queryClient.setQueryData<QuotasRead>(
    dailyQuotasQuery.queryKey,
    (read) => read && { ...read, quotas: change(read.quotas) },
  );
}

/** Changes the figure beside the Saved tab ahead of the server's word. */
export function updateCachedSavedCount(by: number): void {
  queryClient.setQueryData<number>(savedCountQuery.queryKey, (count) =>
    count === undefined ? undefined : Math.max(0, count + by),
  );
}
