import type { InfiniteData } from "@tanstack/react-query";
import { queryClient } from "@/lib/query-client";
import { type BudgetRead, budgetQuery, jobQuery, savedCountQuery } from "./queries";
import type { BrowsePage, Budget, Job, JobCard } from "./types";

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
  queryClient.setQueryData<Job | null>(jobQuery(id).queryKey, (job) => job && { ...job, ...patch });
}

/** Takes over the budget that an answer carried. */
export function keepBudget(budget: Budget): void {
  const read: BudgetRead = { budget, readAt: Date.now() };
  queryClient.setQueryData(budgetQuery.queryKey, read);
}

/** Changes the budget ahead of the server's word. */
export function guessBudget(change: (budget: Budget) => Budget): void {
  queryClient.setQueryData<BudgetRead>(
    budgetQuery.queryKey,
    (read) => read && { ...read, budget: change(read.budget) },
  );
}

/** Changes the figure beside the Saved tab ahead of the server's word. */
export function guessSavedCount(by: number): void {
  queryClient.setQueryData<number>(savedCountQuery.queryKey, (count) =>
    count === undefined ? undefined : Math.max(0, count + by),
  );
}
