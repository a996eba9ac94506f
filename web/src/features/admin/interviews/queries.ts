import { queryOptions } from "@tanstack/react-query";
import { unwrap } from "@/lib/errors";
import { supabase } from "@/lib/supabase";
import type { ReviewState } from "@/lib/vocabulary.generated";

/** Each of these reads is an entry of the audit log, so nothing is read again by itself. */
const readOnce = {
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: false,
} as const;

export const reviewsQuery = (state: ReviewState) =>
  queryOptions({
    ...readOnce,
    queryKey: ["admin", "interviews", "reviews", state],
    queryFn: async () =>
      unwrap(
        await supabase().rpc("admin_list_interview_reviews", {
          p_state: state,
          p_reason: "Viewed the interview reviews",
        }),
      ),
  });

export const reviewQuery = (id: string) =>
  queryOptions({
    ...readOnce,
    queryKey: ["admin", "interviews", "review", id],
    queryFn: async () =>
      unwrap(
        await supabase().rpc("admin_get_interview_review", {
          p_id: id,
          p_reason: "Opened the interview to score it",
        }),
      ),
  });

export const unscoredQuery = queryOptions({
  ...readOnce,
  queryKey: ["admin", "interviews", "unscored"],
  queryFn: async () =>
    unwrap(
      await supabase().rpc("admin_list_unscored_interviews", {
        p_reason: "Viewed the interviews without a score",
      }),
    ),
});

/** A person's answers to every question make the score that counts from then on. */
export const scoreInterview = async (
  id: string,
  findings: { check: string; met: boolean; quote: string | null }[],
  reason: string,
) =>
  unwrap(
    await supabase().rpc("admin_score_interview", {
      p_id: id,
      p_findings: findings,
      p_reason: reason,
    }),
  );

export const retryScoring = async (attemptId: string, reason: string) =>
  unwrap(
    await supabase().rpc("admin_retry_interview_scoring", {
      p_attempt_id: attemptId,
      p_reason: reason,
    }),
  );
