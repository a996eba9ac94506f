import { queryOptions } from "@tanstack/react-query";
import type { Part } from "@/entities/interview/answer";
import { isCode, unwrap, unwrapMaybe } from "@/lib/errors";
import { supabase } from "@/lib/supabase";
import type { InterviewSeniority, ScoreChoice } from "@/lib/vocabulary.generated";

/** What is there; null where the server knows nothing of the caller's by that id. */
async function nullIfNotFound<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (isCode(error, "not_found")) return null;
    throw error;
  }
}

export const lobbyQuery = queryOptions({
  queryKey: ["interview", "lobby"],
  queryFn: async () => unwrap(await supabase().rpc("get_interview_lobby")),
});

/** An attempt with all that its room shows; null when one has none of that id. */
export const interviewQuery = (attemptId: string) =>
  queryOptions({
    queryKey: ["interview", "attempt", attemptId],
    queryFn: async () =>
      nullIfNotFound(async () =>
        unwrap(await supabase().rpc("get_interview", { p_attempt_id: attemptId })),
      ),
    // What is being written must not be replaced because a window was looked at again.
    refetchOnWindowFocus: false,
  });

/** What became of an attempt, for its owner alone. */
export const resultQuery = (attemptId: string) =>
  queryOptions({
    queryKey: ["interview", "result", attemptId],
    queryFn: async () =>
      unwrap(await supabase().rpc("get_interview_receipt", { p_attempt_id: attemptId })),
  });

/** Begins an attempt. The id is made here: sent again, it is begun once. */
export const startInterview = async (id: string, seniority: InterviewSeniority) =>
  unwrap(await supabase().rpc("start_interview", { p_id: id, p_seniority: seniority }));

/**
 * Saves a part as it now is. Refused with `conflict` when another device has saved it since `revision`;
 * the details then hold `{part, revision, value}`.
 */
export const saveInterview = async (
  attemptId: string,
  part: Part,
  value: unknown,
  revision: number,
) =>
  unwrap(
    await supabase().rpc("save_interview", {
      p_attempt_id: attemptId,
      p_part: part,
      p_value: value,
      p_revision: revision,
    }),
  );

/** Says something to the interviewer; the id is made here. The answer's turns begin with what was said. */
export const sayInInterview = async (id: string, attemptId: string, text: string) =>
  unwrap(
    await supabase().rpc("say_in_interview", {
      p_id: id,
      p_attempt_id: attemptId,
      p_text: text,
    }),
  );

export const askNextQuestion = async (attemptId: string) =>
  unwrap(await supabase().rpc("ask_next_question", { p_attempt_id: attemptId }));

export const startDrill = async (attemptId: string) =>
  unwrap(await supabase().rpc("start_drill", { p_attempt_id: attemptId }));

export const mendDrill = async (attemptId: string, text: string) =>
  unwrap(await supabase().rpc("mend_drill", { p_attempt_id: attemptId, p_text: text }));

export const finishInterview = async (attemptId: string) =>
  unwrap(await supabase().rpc("finish_interview", { p_attempt_id: attemptId }));

export const scoreAgain = async (attemptId: string) =>
  unwrap(await supabase().rpc("score_interview_again", { p_attempt_id: attemptId }));

export const showScore = async (attemptId: string, isShown: boolean) =>
  unwrapMaybe(
    await supabase().rpc("show_interview_score", { p_attempt_id: attemptId, p_shown: isShown }),
  );

/** Which of the shown scores others see. */
export const chooseScore = async (choice: ScoreChoice) =>
  unwrapMaybe(await supabase().rpc("choose_interview_score", { p_choice: choice }));

/** Asks for a person's review; possible once for an attempt. */
export const requestReview = async (attemptId: string, reason: string) =>
  unwrapMaybe(
    await supabase().rpc("ask_interview_review", { p_attempt_id: attemptId, p_reason: reason }),
  );
