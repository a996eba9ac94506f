import { queryOptions } from "@tanstack/react-query";
import type { Answer, JudgedTest } from "@/entities/invitation/types";
import { unwrap, unwrapMaybe } from "@/lib/errors";
import { supabase } from "@/lib/supabase";
import type { SubmissionState } from "@/lib/vocabulary.generated";

const step = (name: "open_invitation" | "start_invitation") => async (id: string) =>
  unwrap(await supabase().rpc(name, { p_id: id }));

export const openInvitation = step("open_invitation");
export const startInvitation = step("start_invitation");

export const declineInvitation = async (id: string, reason: string) =>
  unwrap(
    await supabase().rpc("decline_invitation", {
      p_id: id,
      ...(reason.trim() ? { p_reason: reason.trim() } : {}),
    }),
  );

export const saveAnswer = async (id: string, answer: Answer) =>
  unwrap(await supabase().rpc("save_invitation_answer", { p_id: id, p_answer: answer }));

export const submitAnswer = async (id: string, answer: Answer) =>
  unwrap(await supabase().rpc("submit_invitation", { p_id: id, p_answer: answer }));

export type OwnInput = { arguments: unknown[] } | { setup: string } | null;

/** Runs a program while the time runs; the answer comes through `runQuery`. */
export const runProgram = async (
  invitationId: string,
  runId: string,
  language: string,
  source: string,
  input: OwnInput,
) => {
  unwrapMaybe(
    await supabase().rpc("run_invitation", {
      p_run_id: runId,
      p_id: invitationId,
      p_language: language,
      p_source: source,
      ...(input && "arguments" in input ? { p_arguments: input.arguments } : {}),
      ...(input && "setup" in input ? { p_setup: input.setup } : {}),
    }),
  );
};

export type Run = {
  id: string;
  state: SubmissionState;
  verdict: string | null;
  passed: number | null;
  total: number | null;
  time_ms: number | null;
  memory_kib: number | null;
  message: string | null;
  line: number | null;
  custom_input: unknown;
  submission_tests: JudgedTest[];
};

/** How often a run that is not done is asked for, beside what arrives live. */
const POLL_MS = 1500;

/** A run with what is known of its tests. */
export const runQuery = (id: string | null) =>
  queryOptions({
    queryKey: ["invitations", "run", id],
    enabled: id !== null,
    queryFn: async () =>
      unwrapMaybe(
        await supabase()
          .from("submissions")
          .select(
            "id,state,verdict,passed,total,time_ms,memory_kib,message,line,custom_input,submission_tests(position,name,visible,verdict,time_ms,memory_kib,got,stdout,message,line)",
          )
          .eq("id", id ?? "")
          .maybeSingle<Run>(),
      ),
    refetchInterval: ({ state }) => (state.data?.state === "done" ? false : POLL_MS),
  });
