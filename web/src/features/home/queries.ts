import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { MatchSummary } from "@/entities/match/match";
import { unwrap } from "@/lib/errors";
import { supabase } from "@/lib/supabase";
import start from "./demo-start.json";

/** The example on the start page: an invented job and person, scored by the same function as every match. */
export type Demo = {
  job: { title: string; company: string; place: string; pay: string };
  person: { name: string; headline: string };
  toggles: { key: string; label: string; on: boolean }[];
  match: MatchSummary;
};

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

/** A company with a public page that promised an answer and has given at least five. */
export type KeptCompany = {
  name: string;
  slug: string;
  logo_url: string | null;
  response_days: number;
  kept_percent: number;
  decided: number;
};

/** The companies that keep their promise most often. */
export const promiseRecordsQuery = queryOptions({
  queryKey: ["home", "kept"],
  queryFn: async () => unwrap(await supabase().rpc("get_kept_promises", { p_limit: 5 })),
  staleTime: 300_000,
});
