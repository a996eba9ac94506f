import { queryOptions } from "@tanstack/react-query";
import type { RankHead } from "@/entities/rank/progress";
import { unwrap, unwrapMaybe, unwrapUntyped } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { supabase } from "@/lib/supabase";
import type { DisputeState, Verdict } from "@/lib/vocabulary.generated";
import type { CodeLanguage } from "@/ui/code/languages";

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** What a program gave on the input in question. */
export type Ran = {
  language: CodeLanguage;
  verdict: Verdict;
  value: Json | null;
  message: string | null;
};

/** A counterexample with all that a decision needs. */
export type StaffDispute = {
  id: string;
  state: DisputeState;
  claim: string;
  arguments: Json[] | null;
  setup: string | null;
  claimed_expected: Json | null;
  created_at: string;
  decided_at: string | null;
  reason: string | null;
  test_name: string | null;
  /** Null while the references are still run. */
  finding: {
    references: Ran[];
    /** What the finder's own answer gave. */
    own: Ran | null;
    /** What all references gave, when they agree. */
    agreed: Json | null;
    references_agree: boolean;
  } | null;
  challenge: {
    id: string;
    slug: string;
    title: string;
    difficulty: string;
    kind: "code" | "sql";
    function: { name: string; parameters: { name: string; type: string }[] } | null;
    solved_by: number;
    version: number;
    /** Nothing was changed since it was disputed. */
    is_current: boolean;
  };
  finder: { id: string; full_name: string; slug: string | null; rank: RankHead };
  answer: { id: string; language: CodeLanguage; source: string; verdict: Verdict | null } | null;
};

/** Reading is an entry of the audit log, so nothing is read anew behind the reader's back. */
const readOnPurpose = {
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: false,
} as const;

export const disputesQuery = (state: DisputeState) =>
  queryOptions({
    queryKey: ["admin", "disputes", state],
    queryFn: async () =>
      unwrapUntyped<{ disputes: StaffDispute[] }>(
        await supabase().rpc("admin_list_disputes", {
          p_state: state,
          p_reason: "Viewed the counterexamples",
        }),
      ).disputes,
    ...readOnPurpose,
  });

export async function decideDispute(
  id: string,
  decision: "confirm" | "reject",
  expected: Json | undefined,
  reason: string,
): Promise<{ state: DisputeState; test_name: string | null; judged_again: number }> {
  const answer = unwrapUntyped<{
    state: DisputeState;
    test_name: string | null;
    judged_again: number;
  }>(
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

/** A challenge with its numbers. */
export type StaffChallenge = {
  id: string;
  slug: string;
  title: string;
  kind: "code" | "sql";
  topic: string;
  difficulty: string;
  published_at: string | null;
  retired_at: string | null;
  retired_by: "staff" | "catalogue" | null;
  version: number | null;
  version_at: string | null;
  tests_total: number | null;
  solved_by: number;
  answered_by: number;
  answers: number;
  accepted: number;
  internal_errors: number;
  waiting: number;
  open_disputes: number;
};

export const staffChallengesQuery = queryOptions({
  queryKey: ["admin", "challenges"],
  queryFn: async () =>
    unwrapUntyped<{ challenges: StaffChallenge[]; waiting: number }>(
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

/** The part of a person's page that a rank is given by. */
export type RankedPerson = {
  id: string;
  slug: string;
  full_name: string;
  headline: string | null;
  avatar_url: string | null;
  completed_challenges: number;
  rank: RankHead;
  special_rank: string | null;
};

/** Null when nobody who can be seen has that address. */
export const personQuery = (slug: string) =>
  queryOptions({
    queryKey: ["admin", "person", slug],
    queryFn: async () => unwrapMaybe(await supabase().rpc("get_public_profile", { p_slug: slug })),
    enabled: slug !== "",
  });

export async function setSpecialRank(
  profileId: string,
  rank: string | null,
  reason: string,
): Promise<void> {
  unwrap(
    await supabase().rpc("admin_set_special_rank", {
      p_profile_id: profileId,
      p_rank: rank,
      p_reason: reason,
    }),
  );
  await queryClient.invalidateQueries({ queryKey: ["admin"] });
}
