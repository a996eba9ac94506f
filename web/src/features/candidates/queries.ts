import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { CandidateMove, CandidateRow, StageInput } from "@/lib/database.types";
import { unwrap, unwrapMaybe } from "@/lib/errors";
import { currentProfile } from "@/lib/session/session";
import { supabase } from "@/lib/supabase";
import { figure, type Place } from "./view";

/** Candidates that one page holds. */
const PAGE = 50;

/** What the server needs to know of a place to choose its rows. */
type List = Omit<Place, "candidate" | "layout">;

/** All lists of candidates. */
export const candidateLists = ["candidates", "list"] as const;

/** Who is interested in the jobs that the reader can see, in the order of a place. */
export const candidatesQuery = ({ tab, job, status, skill, stage, name, sort }: List) =>
  infiniteQueryOptions({
    queryKey: [...candidateLists, tab, job, status, skill, stage, name, sort],
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
            ...(stage && { p_stage_id: stage }),
            ...(name && { p_name: name }),
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

/** What the list of a place can be narrowed to, with counts; null when nobody is interested in its jobs. */
export const candidateFiltersQuery = ({
  tab,
  job,
  status,
  skill,
  stage,
  name,
}: Omit<List, "sort">) =>
  queryOptions({
    queryKey: ["candidates", "filters", tab, job, status, skill, stage, name],
    queryFn: async () =>
      unwrapMaybe(
        await supabase().rpc("get_candidate_filters", {
          p_shared: tab === "shared",
          p_status: status,
          ...(job && { p_job_opening_id: job }),
          ...(skill && { p_skill: skill }),
          ...(stage && { p_stage_id: stage }),
          ...(name && { p_name: name }),
        }),
      ),
    staleTime: 60_000,
    // The choices stay where they are while they are counted again.
    placeholderData: (before, query) => (query?.queryKey[2] === tab ? before : undefined),
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

export type Rejection = {
  /** The key of a criterion of the match; null when none of them decided. */
  criterion: string | null;
  /** For the company alone. */
  reason: string | null;
};

/** What became of an act on one or several candidates. */
export type Done = {
  ids: readonly string[];
  /** Those for whom it could not be done. */
  refused: readonly { id: string; message: string }[];
  /** The conversations that were opened, by the interaction. */
  conversations?: ReadonlyMap<string, string>;
};

const one = (id: string): Done => ({ ids: [id], refused: [] });

export async function approveCandidates(ids: readonly string[]): Promise<Done> {
  const [id] = ids;
  if (ids.length === 1 && id !== undefined) {
    const answer = unwrap(await supabase().rpc("approve_candidate", { p_interaction_id: id }));
    return { ...one(id), conversations: new Map([[id, answer.conversation_id]]) };
  }
  const { approved, refused } = unwrap(
    await supabase().rpc("approve_candidates", { p_interaction_ids: [...ids] }),
  );
  return {
    ids: approved.map((row) => row.id),
    refused,
    conversations: new Map(approved.map((row) => [row.id, row.conversation_id])),
  };
}

export async function rejectCandidates(
  ids: readonly string[],
  { criterion, reason }: Rejection,
): Promise<Done> {
  const why = { p_reason: reason, p_criterion: criterion };
  const [id] = ids;
  if (ids.length === 1 && id !== undefined) {
    unwrap(await supabase().rpc("reject_candidate", { p_interaction_id: id, ...why }));
    return one(id);
  }
  const { rejected, refused } = unwrap(
    await supabase().rpc("reject_candidates", { p_interaction_ids: [...ids], ...why }),
  );
  return { ids: rejected, refused };
}

export async function undoDecisions(ids: readonly string[]): Promise<Done> {
  const [id] = ids;
  if (ids.length === 1 && id !== undefined) {
    unwrap(await supabase().rpc("undo_decision", { p_interaction_id: id }));
    return one(id);
  }
  const { undone, refused } = unwrap(
    await supabase().rpc("undo_decisions", { p_interaction_ids: [...ids] }),
  );
  return { ids: undone, refused };
}

export async function moveCandidates(moves: readonly CandidateMove[]): Promise<Done> {
  const [move] = moves;
  if (moves.length === 1 && move) {
    unwrap(
      await supabase().rpc("move_candidate", {
        p_interaction_id: move.interaction_id,
        p_stage_id: move.stage_id,
      }),
    );
    return one(move.interaction_id);
  }
  const { moved, refused } = unwrap(
    await supabase().rpc("move_candidates", { p_moves: [...moves] }),
  );
  return { ids: moved, refused };
}

/** The company's stages in their new order. Those that are left out have to be named. */
export const saveStages = async (stages: StageInput[], removed: string[]) =>
  unwrap(await supabase().rpc("save_candidate_stages", { p_stages: stages, p_removed: removed }));
