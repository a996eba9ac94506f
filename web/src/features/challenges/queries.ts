import { queryOptions } from "@tanstack/react-query";
import type { ChallengeAttempt, Database, Json, TestHead } from "@/lib/database.types";
import { unwrap, unwrapMaybe } from "@/lib/errors";
import { supabase } from "@/lib/supabase";
import type { Language, SubmissionKind } from "@/lib/vocabulary.generated";

export const catalogueQuery = queryOptions({
  queryKey: ["challenges", "all"],
  queryFn: async () => unwrap(await supabase().rpc("get_challenges")),
  staleTime: 60_000,
});

/** A challenge with one's drafts and attempts; null when there is none of that name. */
export const challengeQuery = (slug: string) =>
  queryOptions({
    queryKey: ["challenges", "one", slug],
    queryFn: async () => unwrapMaybe(await supabase().rpc("get_challenge", { p_slug: slug })),
    // What is being written must not be replaced because a window was looked at again.
    refetchOnWindowFocus: false,
  });

/** An attempt without what only the list of them knows. */
export type AttemptState = Omit<ChallengeAttempt, "kind" | "version" | "original_id" | "tests"> & {
  kind: SubmissionKind;
};

/** What a test gave; of a hidden one nothing but its verdict. */
export type TestResult = TestHead &
  Pick<
    Database["public"]["Tables"]["submission_tests"]["Row"],
    "got" | "stdout" | "message" | "line"
  >;

/** What each test of an attempt gave. */
export const resultsQuery = (submissionId: string) =>
  queryOptions({
    queryKey: ["challenges", "results", submissionId],
    queryFn: async () =>
      unwrap(
        await supabase()
          .from("submission_tests")
          .select("position,name,visible,verdict,time_ms,memory_kib,got,stdout,message,line")
          .eq("submission_id", submissionId)
          .order("position"),
      ),
  });

/** An attempt as it stands now: a run is in no list. */
export const attemptQuery = (submissionId: string) =>
  queryOptions({
    queryKey: ["challenges", "attempt", submissionId],
    queryFn: async () =>
      unwrap(
        await supabase()
          .from("submissions")
          .select(
            "id,kind,language,state,verdict,passed,total,time_ms,memory_kib,message,line,queued_at,judged_at",
          )
          .eq("id", submissionId)
          .single(),
      ),
  });

/** The code of an attempt, which never changes. */
export const sourceQuery = (submissionId: string) =>
  queryOptions({
    queryKey: ["challenges", "source", submissionId],
    queryFn: async () =>
      unwrap(await supabase().from("submissions").select("source").eq("id", submissionId).single())
        .source,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A program on its way to the judge. The id is made here: sent again, it is judged once. */
export type Program = { id: string; challengeId: string; language: Language; source: string };

export const submitChallenge = async ({ id, challengeId, language, source }: Program) =>
  unwrap(
    await supabase().rpc("submit_challenge", {
      p_id: id,
      p_challenge_id: challengeId,
      p_language: language,
      p_source: source,
    }),
  );

/** An input of one's own: the arguments of a function, or what fills the tables of a query. */
export type OwnInput = { arguments: Json[] } | { setup: string };

/** Runs on the visible tests, or on an own input. Counts for nothing. */
export const runChallenge = async (
  { id, challengeId, language, source }: Program,
  input: OwnInput | null,
) =>
  unwrap(
    await supabase().rpc("run_challenge", {
      p_id: id,
      p_challenge_id: challengeId,
      p_language: language,
      p_source: source,
      p_arguments: input && "arguments" in input ? input.arguments : null,
      p_setup: input && "setup" in input ? input.setup : null,
    }),
  );

export const saveDraft = async (challengeId: string, language: Language, source: string) =>
  unwrap(
    await supabase().rpc("save_challenge_draft", {
      p_challenge_id: challengeId,
      p_language: language,
      p_source: source,
    }),
  );

export const disputeChallenge = async (
  challengeId: string,
  claim: string,
  input: OwnInput,
  expected: Json | undefined,
) =>
  unwrap(
    await supabase().rpc("dispute_challenge", {
      p_challenge_id: challengeId,
      p_claim: claim,
      p_arguments: "arguments" in input ? input.arguments : null,
      p_setup: "setup" in input ? input.setup : null,
      p_expected: expected ?? null,
    }),
  );

export const withdrawDispute = async (id: string) =>
  unwrapMaybe(await supabase().rpc("withdraw_dispute", { p_id: id }));
