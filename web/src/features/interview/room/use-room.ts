import { useCallback, useState } from "react";
import type { EstimateRow, Interview, Part } from "@/entities/interview/answer";
import type { Phase } from "@/lib/vocabulary.generated";
import type { Board } from "@/ui/canvas/board";
import { noteSaved, noteTurns } from "./cache";
import { type PartSaving, type Saved, usePart } from "./use-part";

/** All that is written in the room, each part saving itself. */
export type RoomParts = {
  board: PartSaving<Board>;
  estimates: PartSaving<EstimateRow[]>;
  phase: PartSaving<Phase>;
  notes: Record<Phase, PartSaving<string>>;
};

const nothing: EstimateRow[] = [];

/** The parts, how saving stands over all of them, and when another device's change came in last. */
export function useRoom(interview: Interview) {
  const { attempt, answer } = interview;
  const { id: attemptId } = attempt;
  const [followedAt, setFollowedAt] = useState<number | null>(null);
  const onSaved = useCallback(
    (saved: Saved) => {
      noteSaved(attemptId, saved);
      if (saved.turns) noteTurns(attemptId, saved.turns);
    },
    [attemptId],
  );
  const onFollowed = useCallback(() => setFollowedAt(Date.now()), []);
  const about = (part: Part) => ({
    attemptId,
    part,
    revision: attempt.revisions[part] ?? 0,
    onSaved,
    onFollowed,
  });
  const noteOf = (phase: Phase) => ({
    ...about(`notes.${phase}`),
    stored: answer.notes[phase] ?? "",
  });
  const parts: RoomParts = {
    board: usePart<Board>({ ...about("board"), stored: answer.board }),
    estimates: usePart({ ...about("estimates"), stored: answer.estimates ?? nothing }),
    phase: usePart<Phase>({ ...about("phase"), stored: attempt.phase, contested: "mine" }),
    notes: {
      requirements: usePart(noteOf("requirements")),
      estimates: usePart(noteOf("estimates")),
      interface: usePart(noteOf("interface")),
      architecture: usePart(noteOf("architecture")),
      deep_dive: usePart(noteOf("deep_dive")),
    },
  };
  const all = [parts.board, parts.estimates, parts.phase, ...Object.values(parts.notes)];
  const saving = overall(all.map(({ state }) => state));
  /** Saves everything now; true when all of it is stored. */
  const flush = async () => (await Promise.all(all.map((part) => part.flush()))).every(Boolean);
  return { parts, saving, followedAt, flush };
}

export type RoomSaving = {
  phase: "saved" | "unsaved" | "saving" | "failed";
  error: unknown;
  savedAt: number | null;
};

/** One state for all parts: the worst of them. */
export function overall(
  states: { phase: string; error: unknown; savedAt: number | null }[],
): RoomSaving {
  const failed = states.find(({ phase }) => phase === "failed");
  const times = states.map(({ savedAt }) => savedAt).filter((time) => time !== null);
  const savedAt = times.length > 0 ? Math.max(...times) : null;
  if (failed) return { phase: "failed", error: failed.error, savedAt };
  const is = (wanted: string) => states.some(({ phase }) => phase === wanted);
  const phase = is("saving") ? "saving" : is("unsaved") || is("contested") ? "unsaved" : "saved";
  return { phase, error: null, savedAt };
}
