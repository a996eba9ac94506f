import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { unwrap, unwrapMaybe } from "@/lib/errors";
import { supabase } from "@/lib/supabase";
import type { PayFilters } from "./pay-filters";

/** Figures of a market change slowly: coming back within minutes shows what was there. */
const staleTime = 60_000;

/** How many open jobs ask for each of the reader's skills, today and as the last weeks began. */
export const demandQuery = queryOptions({
  queryKey: ["career", "demand"],
  queryFn: async () => unwrap(await supabase().rpc("get_skill_demand")),
  staleTime,
});

/** What open jobs pay, by skill, level and place. */
export const payQuery = (filters: PayFilters) =>
  queryOptions({
    queryKey: ["career", "pay", filters],
    queryFn: async ({ signal }) =>
      unwrap(
        await supabase()
          .rpc("get_pay_bands", {
            p_skill: filters.skill,
            p_seniority: filters.level,
            p_place: filters.place,
            p_matching: filters.isMatching,
          })
          .abortSignal(signal),
      ),
    placeholderData: keepPreviousData,
    staleTime,
  });

/** What the reader's matches ask for beyond what they have. */
export const missingQuery = queryOptions({
  queryKey: ["career", "missing"],
  queryFn: async () => unwrap(await supabase().rpc("get_missing_skills")),
  staleTime,
});

/** How far the reader's interests got, beside comparable people; null for who is no job seeker. */
export const funnelQuery = queryOptions({
  queryKey: ["career", "funnel"],
  queryFn: async () => unwrapMaybe(await supabase().rpc("get_interest_funnel")),
  staleTime,
});

/** How companies answer. */
export const responseQuery = queryOptions({
  queryKey: ["career", "response-times"],
  queryFn: async () => unwrap(await supabase().rpc("get_response_times")),
  staleTime,
});
