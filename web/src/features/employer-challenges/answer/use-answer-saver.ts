import { useState } from "react";
import type { InvitationAnswer } from "@/lib/database.types";
import { explain } from "@/lib/errors";
import { draftStore, useSaver } from "@/lib/use-saver";
import { saveAnswer } from "./queries";

export type AnswerSaving = {
  phase: "saved" | "unsaved" | "saving" | "failed";
  sentence: string | null;
  /** Something was written since the page opened, or before. */
  begun: boolean;
};

/** Keeps an answer on the server while it is written, and in the browser until the server has it. */
export function useAnswerSaver(
  id: string,
  answer: InvitationAnswer,
  stored: InvitationAnswer,
  wasBegun: boolean,
) {
  const [begun, setBegun] = useState(wasBegun);
  if (!begun && answer !== stored) setBegun(true);
  const { state, flush } = useSaver(answer, {
    stored,
    version: 0,
    // The last word wins: it is one person's answer.
    save: async (_, version, whole) => {
      await saveAnswer(id, whole);
      return version + 1;
    },
    keep: draftStore(`invitation.${id}`),
  });
  const phase = state.phase === "contested" ? "failed" : state.phase;
  const saving: AnswerSaving = {
    phase: phase === "saved" && !begun ? "unsaved" : phase,
    sentence: phase === "failed" ? explain(state.error).sentence : null,
    begun,
  };
  return { saving, flush };
}
