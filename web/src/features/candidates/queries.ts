import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { unwrap, unwrapMaybe } from "@/lib/errors";
import { currentProfile } from "@/lib/session/session";
import { supabase } from "@/lib/supabase";
import { olderThan } from "./view";

/** Candidates of each job that one page holds. */
const PER_JOB = 100;

/** Everybody who is interested in the jobs that the reader may see, the newest of each job first. */
export const candidatesQuery = infiniteQueryOptions({
  queryKey: ["candidates", "list"],
  queryFn: async ({ pageParam, signal }) =>
    unwrap(
      await supabase()
        .rpc("get_interested_candidates_for_employer", {
          p_employer_id: currentProfile().id,
          p_limit: PER_JOB,
          p_before: pageParam,
        })
        .abortSignal(signal),
    ),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => olderThan(page, PER_JOB),
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
