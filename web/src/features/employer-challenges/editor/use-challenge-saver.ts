import { useState } from "react";
import type { EditableChallenge } from "@/lib/database.types";
import type { Problem } from "@/lib/errors";
import { explain, isCode } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { useSaver } from "@/lib/use-saver";
import { type Edit, editableChallengeQuery, saveChallenge } from "../queries";

export type SaveState = {
  phase: "saved" | "unsaved" | "saving" | "failed" | "contested";
  /** Why the last save failed, in a sentence. */
  sentence: string | null;
  /** What keeps the document from being published, as the server found it last. */
  problems: Problem[] | null;
  isChanged: boolean;
};

/** What of a challenge can be changed. */
export function editOf(challenge: EditableChallenge): Edit {
  return {
    document: challenge.document,
    timeLimitMinutes: challenge.time_limit_minutes,
    expiresAt: challenge.expires_at,
  };
}

/** Saves the challenge by itself, under the revision that was read. `onMerged` gets what a colleague changed. */
export function useChallengeSaver(
  challenge: EditableChallenge,
  edit: Edit,
  onMerged: (edit: Edit) => void,
) {
  const [stored] = useState(() => editOf(challenge));
  const [answer, setAnswer] = useState<Pick<SaveState, "problems" | "isChanged">>({
    problems: null,
    isChanged: challenge.is_changed,
  });
  const { state, flush } = useSaver(edit, {
    stored,
    version: challenge.revision,
    save: async (_, revision, whole) => {
      const saved = await saveChallenge(whole, { id: challenge.id, revision });
      setAnswer({ problems: saved.problems, isChanged: saved.is_changed });
      return saved.revision;
    },
    isConflict: (error) => isCode(error, "version_conflict"),
    load: async (refusal) => {
      const now = await queryClient.fetchQuery(editableChallengeQuery(challenge.id));
      if (!now) throw refusal;
      return { value: editOf(now), version: now.revision };
    },
    onMerged,
  });
  const { phase, error } = state;
  const sentence =
    phase === "contested"
      ? "A colleague changed this challenge. Reload to continue."
      : phase === "failed"
        ? explain(error).sentence
        : null;
  const setProblems = (problems: Problem[]) => setAnswer((before) => ({ ...before, problems }));
  return { state: { phase, sentence, ...answer } satisfies SaveState, flush, setProblems };
}
