import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { unwrap } from "@/lib/errors";
import type { QueryData } from "@/lib/query-data";
import { supabase } from "@/lib/supabase";
import type { FeedbackType, Role } from "@/lib/vocabulary.generated";
import { readOnPurpose } from "../read-on-purpose";

/** Which feedback is looked at. */
export type FeedbackFilter = {
  role: Role;
  days: number;
  type: FeedbackType | null;
  component: string | null;
};

const PAGE = 50;

async function feedbackPage(
  { role, days, type, component }: FeedbackFilter,
  cursor: string | null,
) {
  return unwrap(
    await supabase().rpc("admin_list_feedback", {
      p_role: role,
      p_days: days,
      p_feedback_type: type,
      p_component_id: component,
      p_limit: PAGE,
      p_cursor: cursor,
      p_reason: "Viewed beta feedback",
    }),
  );
}

export const feedbackQuery = (filter: FeedbackFilter) =>
  infiniteQueryOptions({
    queryKey: ["admin", "feedback", filter],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) => feedbackPage(filter, pageParam),
    getNextPageParam: (page) => page.next_cursor,
    ...readOnPurpose,
  });

export type StaffFeedback = Awaited<ReturnType<typeof feedbackPage>>["feedback"][number];

/** How often each answer to each question was given. */
export const countsQuery = (role: Role, days: number) =>
  queryOptions({
    queryKey: ["admin", "feedback-counts", role, days],
    queryFn: async () =>
      unwrap(
        await supabase().rpc("admin_count_feedback", {
          p_role: role,
          p_days: days,
          p_reason: "Viewed the answers to beta feedback",
        }),
      ).questions,
    ...readOnPurpose,
  });

export type CountedQuestion = QueryData<typeof countsQuery>[number];

/** Everything that a filter finds, for a file. */
export async function allFeedback(filter: FeedbackFilter): Promise<StaffFeedback[]> {
  const all: StaffFeedback[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof feedbackPage>> = await feedbackPage(filter, cursor);
    all.push(...page.feedback);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return all;
}
