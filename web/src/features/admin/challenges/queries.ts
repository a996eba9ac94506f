import { queryOptions } from "@tanstack/react-query";
import type { Json } from "@/lib/database.types";
import { unwrap } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { supabase } from "@/lib/supabase";
import type { DisputeDecision, DisputeState } from "@/lib/vocabulary.generated";
import { readOnPurpose } from "../read-on-purpose";

export const disputesQuery = (state: DisputeState) =>
  queryOptions({
    queryKey: ["admin", "disputes", state],
    queryFn: async () =>
      unwrap(
        await supabase().rpc("admin_list_disputes", {
          p_state: state,
          p_reason: "Viewed the counterexamples",
        }),
      ).disputes,
    ...readOnPurpose,
  });

export async function decideDispute(
  id: string,
  decision: DisputeDecision,
  expected: Json | undefined,
  reason: string,
) {
  const answer = unwrap(
    await supabase().rpc("admin_decide_dispute", {
      p_id: id,
      p_decision: decision,
      p_expected: expected ?? null,
      p_reason: reason,
    }),
  );
  await queryClient.invalidateQueries({ queryKey: ["admin"] });
  return answer;
}

export const staffChallengesQuery = queryOptions({
  queryKey: ["admin", "challenges"],
  queryFn: async () =>
    unwrap(
      await supabase().rpc("admin_list_challenges", {
        p_reason: "Viewed the challenge catalogue",
      }),
    ),
  ...readOnPurpose,
});

/** Takes a challenge out of the catalogue, or brings it back. */
export async function offerChallenge(id: string, offered: boolean, reason: string): Promise<void> {
  unwrap(
    await supabase().rpc(offered ? "admin_publish_challenge" : "admin_retire_challenge", {
      p_id: id,
      p_reason: reason,
    }),
  );
  await queryClient.invalidateQueries({ queryKey: ["admin"] });
}
