import { queryOptions } from "@tanstack/react-query";
import type { Challenge } from "altcha/lib";
import { solveChallenge } from "@/lib/captcha/altcha";
import { unwrap, unwrapMaybe } from "@/lib/errors";
import { supabase } from "@/lib/supabase";
import type { Language } from "@/lib/vocabulary.generated";

/** A challenge that anyone can try: the first one when none is named. Null when this one isn't offered. */
export const tryoutChallengeQuery = (slug: string | null) =>
  queryOptions({
    queryKey: ["challenges", "tryout", slug],
    queryFn: async () =>
      unwrapMaybe(await supabase().rpc("get_tryout_challenge", { p_slug: slug })),
    refetchOnWindowFocus: false,
    staleTime: 300_000,
  });

/** What became of a program; null when the server has forgotten it. */
export const tryoutQuery = (key: string) =>
  queryOptions({
    queryKey: ["challenges", "tryout-result", key],
    queryFn: async () => unwrapMaybe(await supabase().rpc("get_tryout", { p_key: key })),
  });

/** A program on its way to the judge, under a key that only this browser knows. */
export type TryoutProgram = {
  key: string;
  challengeId: string;
  kind: "submit" | "run";
  language: Language;
  source: string;
};

/** Does the work that the server asks for, and sends the program. `onProgress` hears how far the work is. */
export async function startTryout(
  { key, challengeId, kind, language, source }: TryoutProgram,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) {
  const work = unwrap(await supabase().rpc("get_tryout_work"));
  // As the server's own captcha: the shape is ALTCHA's.
  const token = await solveChallenge(work as unknown as Challenge, onProgress, signal);
  return unwrap(
    await supabase().rpc("start_tryout", {
      p_key: key,
      p_challenge_id: challengeId,
      p_kind: kind,
      p_language: language,
      p_source: source,
      p_work: token,
    }),
  );
}

/** Makes an accepted answer a submission of the person who is signed in. */
export const keepTryout = async (key: string, submissionId: string) =>
  unwrap(await supabase().rpc("keep_tryout", { p_key: key, p_id: submissionId }));
