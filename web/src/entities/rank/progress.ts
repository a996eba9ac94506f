import { queryOptions } from "@tanstack/react-query";
import type { RankProgress } from "@/lib/database.types";
import { unwrapMaybe } from "@/lib/errors";
import { supabase } from "@/lib/supabase";

/** Null for who is no job seeker. */
export const rankQuery = queryOptions({
  queryKey: ["rank"],
  queryFn: async () => unwrapMaybe(await supabase().rpc("get_rank_progress")),
  staleTime: 60_000,
});

/** The moment of a rank was shown: it does not come again, on no device. */
export const markRankSeen = async (rank: string) =>
  unwrapMaybe(await supabase().rpc("mark_rank_seen", { p_rank: rank }));

/** "12 of 15 to Cyber Architect"; null at the highest. */
export function toNextText({ completed, next }: Pick<RankProgress, "completed" | "next">) {
  return next && `${completed} of ${next.min_challenges} to ${next.name}`;
}

/** The share of the way from the rank to the next, 0 to 1. */
export function shareToNext({ completed, next }: Pick<RankProgress, "completed" | "next">): number {
  return next && next.min_challenges > 0 ? Math.min(1, completed / next.min_challenges) : 1;
}
