import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Demo } from "@/lib/database.types";
import { unwrap } from "@/lib/errors";
import { supabase } from "@/lib/supabase";
import start from "./demo-start.json";

/** What the server answers when nothing was switched, so that the page can be read before it is asked. */
export const demoStart = start as Demo;

/** The example with some facts switched off, and some on that are off at the start. */
export const demoQuery = (off: string[], on: string[]) =>
  queryOptions({
    queryKey: ["home", "demo", off, on],
    queryFn: async () => unwrap(await supabase().rpc("home_match_demo", { p_off: off, p_on: on })),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The companies that keep their promise most often. */
export const promiseRecordsQuery = queryOptions({
  queryKey: ["home", "kept"],
  queryFn: async () => unwrap(await supabase().rpc("get_kept_promises", { p_limit: 5 })),
  staleTime: 300_000,
});

/** The newest jobs that everyone can read. */
export const newestJobsQuery = queryOptions({
  queryKey: ["home", "newest-jobs"],
  queryFn: async () => unwrap(await supabase().rpc("list_public_jobs", { p_limit: 5 })),
  staleTime: 300_000,
});

/** The challenge that can be tried: the first of the easy ones. */
export const firstChallengeQuery = queryOptions({
  queryKey: ["home", "first-challenge"],
  queryFn: async () =>
    unwrap(await supabase().rpc("list_public_challenges", { p_difficulty: "easy", p_limit: 1 })),
  staleTime: 300_000,
});
