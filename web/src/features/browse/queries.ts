import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { DailyQuotas } from "@/lib/database.types";
import { unwrap, unwrapMaybe } from "@/lib/errors";
import { firstAnswer } from "@/lib/first-answers";
import { currentProfile } from "@/lib/session/session";
import { supabase } from "@/lib/supabase";
import type { DecisionSource } from "@/lib/vocabulary.generated";
import type { BrowseFilters } from "./browse-filters";

/** The lists of jobs. */
export type JobListTab = "discover" | "saved" | "featured";

const PAGE = 30;

/** One list of jobs, page by page. Not read anew behind the reader's back: its order would jump. */
export const jobsQuery = (tab: JobListTab, filters: BrowseFilters) =>
  infiniteQueryOptions({
    queryKey: ["browse", "list", tab, filters],
    queryFn: async ({ pageParam, signal }) => {
      if (tab === "featured") {
        return unwrap(await supabase().rpc("get_featured_jobs").abortSignal(signal));
      }
      const values = browseValues(tab, filters, pageParam);
      return (
        (await firstAnswer(currentProfile().id, "browse_jobs", values)) ??
        unwrap(await supabase().rpc("browse_jobs", values).abortSignal(signal))
      );
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** What a page of a list is asked with. */
export const browseValues = (
  tab: Exclude<JobListTab, "featured">,
  filters: BrowseFilters,
  cursor: string | null,
) => ({
  p_tab: tab,
  p_text: filters.text || null,
  p_skills: orNull(filters.skills),
  p_remote: orNull(filters.remote),
  p_place: filters.place || null,
  p_pay_min: filters.payMin,
  p_currency: filters.payMin === null ? null : filters.currency,
  p_seniority: orNull(filters.seniority),
  p_employment_types: orNull(filters.types),
  p_badges: orNull(filters.badges),
  p_posted_within_days: filters.postedWithin,
  p_limit: PAGE,
  p_cursor: cursor,
});

function orNull<T>(list: T[]): T[] | null {
  return list.length > 0 ? list : null;
}

/** A job in full; null when it is not there or not open to the reader. */
export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ["browse", "one", id],
    queryFn: async () =>
      (await firstAnswer(currentProfile().id, "get_job", { p_id: id })) ??
      unwrapMaybe(await supabase().rpc("get_job", { p_id: id })),
    staleTime: 60_000,
  });

/** What is left today, and when this machine heard it: the reader's clock may be wrong. */
export type QuotasRead = { quotas: DailyQuotas; readAt: number };

export const dailyQuotasQuery = queryOptions({
  queryKey: ["browse", "quotas"],
  queryFn: async (): Promise<QuotasRead> => ({
    quotas: unwrap(await supabase().rpc("get_daily_quotas")),
    readAt: Date.now(),
  }),
});

/** How many jobs are saved: the figure beside the tab. */
export const savedCountQuery = queryOptions({
  queryKey: ["browse", "saved-count"],
  queryFn: async () => {
    const { count, error, status } = await supabase()
      .from("saved_jobs")
      .select("job_opening_id", { count: "exact", head: true });
    return unwrapMaybe({ data: count, error, status }) ?? 0;
  },
});

/** What the reader was interested in, the newest 200. */
export const interestsQuery = queryOptions({
  queryKey: ["browse", "interests"],
  queryFn: async () => unwrap(await supabase().rpc("get_my_interests")),
});

/** Where a decision is made, which the server picks the counter by, and whether a bonus may pay for it. */
export type DecisionMeans = { source: DecisionSource; useBonus: boolean };

export const expressInterest = async (jobId: string, note: string | null, means: DecisionMeans) =>
  unwrap(
    await supabase().rpc("express_interest", {
      p_job_opening_id: jobId,
      p_note: note,
      p_source: means.source,
      p_use_bonus: means.useBonus,
    }),
  );

export const passJob = async (jobId: string, reason: string | null, means: DecisionMeans) =>
  unwrap(
    await supabase().rpc("pass_job", {
      p_job_opening_id: jobId,
      p_reason: reason,
      p_source: means.source,
      p_use_bonus: means.useBonus,
    }),
  );

/** Takes a decision back; the server allows it for 10 s. */
export const undoInteraction = async (id: string) =>
  unwrap(await supabase().rpc("undo_interaction", { p_id: id }));

/** Ends an interest that the employer has not decided on. Gives nothing back. */
export const withdrawInterest = async (id: string) =>
  unwrap(await supabase().rpc("withdraw_interest", { p_id: id }));

export const saveJob = async (jobId: string) => {
  const { error, status } = await supabase()
    .from("saved_jobs")
    .upsert(
      { profile_id: currentProfile().id, job_opening_id: jobId },
      { onConflict: "profile_id,job_opening_id", ignoreDuplicates: true },
    );
  unwrapMaybe({ data: null, error, status });
};

export const unsaveJob = async (jobId: string) => {
  const { error, status } = await supabase()
    .from("saved_jobs")
    .delete()
    .eq("profile_id", currentProfile().id)
    .eq("job_opening_id", jobId);
  unwrapMaybe({ data: null, error, status });
};
