import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ChallengeDetail, Tryout } from "@/lib/database.types";
import { newId } from "@/lib/new-id";
import { forgetTryout, noteAccepted, rememberTryout, tryoutOf } from "@/lib/tryouts";
import type { Judging } from "../one/use-judging";
import type { AttemptState } from "../queries";
import { startTryout, type TryoutProgram, tryoutQuery } from "./queries";

/** While a verdict is awaited the server is asked this often: visitors have no live line. */
const ASK_MS = 1_000;

export type TryoutJudging = Judging & {
  /** How far the browser's work is, from 0 to 1; null while it has none. */
  work: number | null;
  /** Other visitors' programs that are judged first. */
  ahead: number;
};

/** Sends a visitor's programs to the judge, and follows the one that is shown. */
export function useTryoutJudging(challenge: ChallengeDetail): TryoutJudging {
  const client = useQueryClient();
  const [sent, setSent] = useState<TryoutProgram | null>(null);
  const [before] = useState(() => tryoutOf(challenge.slug)?.key ?? null);
  const [work, setWork] = useState<number | null>(null);
  const [stop] = useState(() => new AbortController());
  useEffect(() => () => stop.abort(), [stop]);

  const send = useMutation({
    mutationFn: (program: TryoutProgram) => startTryout(program, setWork, stop.signal),
    onMutate: (program) => {
      const last = sent;
      setSent(program);
      setWork(0);
      return { last };
    },
    onSuccess: (_, { key, kind }) => {
      if (kind === "submit") {
        rememberTryout({ key, slug: challenge.slug, title: challenge.title });
      }
      void client.invalidateQueries({ queryKey: tryoutQuery(key).queryKey });
    },
    onError: (_, __, context) => setSent(context?.last ?? null),
    onSettled: () => setWork(null),
  });

  const shown = sent?.key ?? before;
  const query = useQuery({
    ...tryoutQuery(shown ?? ""),
    enabled: shown !== null && !send.isPending,
    refetchInterval: ({ state }) => (state.data && state.data.state !== "done" ? ASK_MS : false),
  });
  const result = send.isPending ? null : (query.data ?? null);

  const accepted =
    result?.verdict === "accepted" && result.kind === "submit" && shown !== null ? shown : null;
  const gone = query.data === null && !send.isPending ? shown : null;
  useEffect(() => {
    if (accepted) noteAccepted(accepted);
    if (gone) forgetTryout(gone);
  }, [accepted, gone]);

  const start = (
    kind: TryoutProgram["kind"],
    program: Pick<TryoutProgram, "language" | "source">,
  ) => {
    if (!send.isPending) send.mutate({ ...program, kind, key: newId(), challengeId: challenge.id });
  };
  const attempt =
    send.isPending && sent ? waiting(sent) : result && shown ? of(shown, result) : null;
  return {
    attempt,
    results: result?.tests ?? [],
    input: null,
    source: sent?.source ?? null,
    isWaiting: send.isPending || (result !== null && result.state !== "done"),
    refusal: send.error,
    failure: query.error,
    retry: () => void query.refetch(),
    submit: (program) => start("submit", program),
    run: (program) => start("run", program),
    work,
    ahead: result?.ahead ?? 0,
  };
}

function of(key: string, { tests: _, ahead: __, ...result }: Tryout): AttemptState {
  return { id: key, ...result };
}

function waiting({ key, kind, language }: TryoutProgram): AttemptState {
  return {
    id: key,
    kind,
    language,
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
