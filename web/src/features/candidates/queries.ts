import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { CandidateRow } from "@/lib/database.types";
import { unwrap, unwrapMaybe } from "@/lib/errors";
import { currentProfile } from "@/lib/session/session";
import { supabase } from "@/lib/supabase";
import { figure, type Place } from "./view";

/** Candidates that one page holds. */
const PAGE = 50;

/** What the server needs to know of a place to choose its rows. */
type List = Pick<Place, "tab" | "job" | "status" | "skill" | "sort">;

/** All lists of candidates. */
export const candidateLists = ["candidates", "list"] as const;

/** Who is interested in the jobs that the reader can see, in the order of a place. */
export const candidatesQuery = ({ tab, job, status, skill, sort }: List) =>
  infiniteQueryOptions({
    queryKey: [...candidateLists, tab, job, status, skill, sort],
    queryFn: async ({ pageParam: after, signal }) =>
      unwrap(
        await supabase()
          .rpc("get_interested_candidates_for_employer", {
            p_employer_id: currentProfile().id,
            p_limit: PAGE,
            p_shared: tab === "shared",
            p_status: status,
            p_sort: sort,
            ...(job && { p_job_opening_id: job }),
            ...(skill && { p_skill: skill }),
            ...(after && {
              p_before: after.expressed_interest_at,
              p_before_id: after.job_interaction_id,
              p_before_value: figure(after, sort),
            }),
          })
          .abortSignal(signal),
      ),
    initialPageParam: null as CandidateRow | null,
    getNextPageParam: (page) => (page.length < PAGE ? null : (page.at(-1) ?? null)),
    staleTime: 60_000,
  });

/** What the list of a tab can be narrowed to; null when nobody is interested in its jobs. */
export const candidateFiltersQuery = (tab: Place["tab"]) =>
  queryOptions({
    queryKey: ["candidates", "filters", tab],
    queryFn: async () =>
      unwrapMaybe(await supabase().rpc("get_candidate_filters", { p_shared: tab === "shared" })),
    staleTime: 60_000,
  });

/** What colleagues shared with the reader, the newest first; at most 200. */
export const sharedJobsQuery = queryOptions({
  queryKey: ["candidates", "shared-jobs"],
  queryFn: async () => unwrap(await supabase().rpc("get_shared_jobs")),
});

/** One candidate with the evidence; null when it is not there or not for the reader. */
export const candidateQuery = (interactionId: string) =>
  queryOptions({
    queryKey: ["candidates", "one", interactionId],
    queryFn: async () =>
      unwrapMaybe(await supabase().rpc("get_candidate", { p_interaction_id: interactionId })),
    staleTime: 60_000,
  });

export const approveCandidate = async (interactionId: string) =>
  unwrap(await supabase().rpc("approve_candidate", { p_interaction_id: interactionId }));

export type Rejection = {
  /** The key of a criterion of the match; null when none of them decided. */
  criterion: string | null;
  /** For the company alone. */
  reason: string | null;
};

export const rejectCandidate = async (interactionId: string, { criterion, reason }: Rejection) =>
  unwrap(
    await supabase().rpc("reject_candidate", {
      p_interaction_id: interactionId,
      p_reason: reason,
      p_criterion: criterion,
    }),
  );
