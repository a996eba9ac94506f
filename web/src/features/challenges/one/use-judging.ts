import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ChallengeDetail } from "@/lib/database.types";
import { newId } from "@/lib/new-id";
import type { TestResult } from "../queries";
import {
  type AttemptState,
  attemptQuery,
  challengeQuery,
  type OwnInput,
  type Program,
  resultsQuery,
  runChallenge,
  submitChallenge,
} from "../queries";
import { readStanding } from "./use-live-attempts";

/** While a verdict is awaited the server is asked this often: the live line may be down. */
const ASK_MS = 2_500;

type Sent = { program: Program; kind: "submit" | "run"; input: OwnInput | null };

export type Judging = {
  /** The attempt whose result is shown; null before the first. */
  attempt: AttemptState | null;
  results: TestResult[];
  /** The own input that it was run on. */
  input: OwnInput | null;
  /** The code that was judged, where this page sent it. */
  source: string | null;
  isWaiting: boolean;
  /** Why the last one was not taken. */
  refusal: Error | null;
  failure: Error | null;
  retry: () => void;
  submit: (source: Pick<Program, "language" | "source">) => void;
  run: (source: Pick<Program, "language" | "source">, input?: OwnInput | null) => void;
};

/** Sends programs to the judge, and follows the one that is shown. */
export function useJudging(challenge: ChallengeDetail): Judging {
  const client = useQueryClient();
  const [sent, setSent] = useState<Sent | null>(null);
  const newest = challenge.submissions.find(({ kind }) => kind === "submit") ?? null;
  const shown = sent?.program.id ?? newest?.id ?? null;

  const send = useMutation({
    mutationFn: ({ program, kind, input }: Sent) =>
      kind === "submit" ? submitChallenge(program) : runChallenge(program, input),
    onMutate: (next) => {
      const before = sent;
      setSent(next);
      // It waits from now on, as far as the page is concerned.
      client.setQueryData(attemptQuery(next.program.id).queryKey, waiting(next));
      client.setQueryData(resultsQuery(next.program.id).queryKey, []);
      return { before };
    },
    onSuccess: (_, { program, kind }) => {
      void client.invalidateQueries({ queryKey: attemptQuery(program.id).queryKey });
      if (kind === "submit") {
        void client.invalidateQueries({ queryKey: challengeQuery(challenge.slug).queryKey });
      }
    },
    onError: (_, { program }, context) => {
      setSent(context?.before ?? null);
      client.removeQueries({ queryKey: attemptQuery(program.id).queryKey });
    },
  });

  const enabled = shown !== null && !(send.isPending && sent?.program.id === shown);
  const attempt = useQuery({
    ...attemptQuery(shown ?? ""),
    enabled,
    refetchInterval: ({ state }) => (state.data && state.data.state !== "done" ? ASK_MS : false),
  });
  const judged = attempt.data?.state === "done";
  const results = useQuery({
    ...resultsQuery(shown ?? ""),
    enabled,
    refetchInterval: judged || !attempt.data ? false : ASK_MS,
  });

  // Also where no live news came: what was sent from here has its verdict.
  const settled = judged && sent?.program.id === shown ? shown : null;
  useEffect(() => {
    if (!settled) return;
    void client.invalidateQueries({ queryKey: resultsQuery(settled).queryKey });
    readStanding(client, challenge.slug);
  }, [settled, client, challenge.slug]);

  const start = (
    kind: Sent["kind"],
    program: Pick<Program, "language" | "source">,
    input: OwnInput | null,
  ) => {
    if (send.isPending) return;
    send.mutate({ program: { ...program, id: newId(), challengeId: challenge.id }, kind, input });
  };
  return {
    attempt: attempt.data ?? null,
    results: results.data ?? [],
    input: sent?.input ?? null,
    source: sent?.program.source ?? null,
    isWaiting: send.isPending || (attempt.data !== undefined && !judged),
    refusal: send.error,
    failure: attempt.error ?? results.error,
    retry: () => {
      void attempt.refetch();
      void results.refetch();
    },
    submit: (program) => start("submit", program, null),
    run: (program, input = null) => start("run", program, input),
  };
}

function waiting({ program, kind }: Sent): AttemptState {
  return {
    id: program.id,
    kind,
    language: program.language,
    state: "queued",
    verdict: null,
    passed: null,
    total: null,
    time_ms: null,
    memory_kib: null,
    message: null,
    line: null,
    queued_at: new Date().toISOString(),
    judged_at: null,
  };
}
