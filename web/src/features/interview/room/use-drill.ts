import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Interview } from "@/entities/interview/answer";
import { dropDraft, readDraft, writeDraft } from "@/lib/drafts";
import { explain } from "@/lib/errors";
import type { Board } from "@/ui/canvas/board";
import { type BoardMarks, noMarks } from "@/ui/canvas/marks";
import { mendDrill, startDrill } from "../queries";
import { noteDrill, refetchInterview } from "./cache";
import { marksOf } from "./drill-words";

export type DrillRoom = {
  drills: Interview["drill"]["done"];
  /** The drill that waits for its mend: its place among all; null when none does. */
  open: number | null;
  /** Both kinds were run. */
  isDone: boolean;
  /** The server would find something to break. */
  isNext: boolean;
  start: { run: () => void; pending: boolean; sentence: string | null };
  mend: { run: () => void; pending: boolean; sentence: string | null };
  text: string;
  setText: (text: string) => void;
  /** What is painted on the board: which drill, before or after its mend; null for nothing. */
  painted: Painted | null;
  paint: (painted: Painted | null) => void;
  marks: BoardMarks;
};

export type Painted = { drill: number; after: boolean };

const MOST_DRILLS = 2;

/** The failure drill: started and mended on the board as it is saved. */
export function useDrill(
  interview: Interview,
  board: Board,
  /** Saves everything; the drill works on what the server has. */
  flush: () => Promise<boolean>,
): DrillRoom {
  const { attempt, drill } = interview;
  const name = `interview.${attempt.id}.mend`;
  const drills = drill.done;
  const last = drills.length - 1;
  const open = drills[last]?.mend === null ? last : null;
  const [painted, paint] = useState<Painted | null>(
    open === null ? null : { drill: open, after: false },
  );
  const [text, setTextState] = useState(() => readDraft<{ text: string }>(name)?.text ?? "");
  const setText = (next: string) => {
    setTextState(next);
    if (next) writeDraft(name, { text: next });
    else dropDraft(name);
  };
  const saved = async () => {
    if (!(await flush())) {
      throw new Error(
        "Your last change isn't saved yet. The drill uses the saved board. Try again in a moment.",
      );
    }
  };
  const starting = useMutation({
    mutationFn: async () => {
      await saved();
      return startDrill(attempt.id);
    },
    onSuccess: ({ failure, effect }) => {
      noteDrill(attempt.id, (known) => ({
        ...known,
        // Begun on another device, it is the same one.
        done: known.done.some(({ mend }) => mend === null)
          ? known.done
          : [...known.done, { failure, effect, mend: null, effect_after: null }],
      }));
      paint({ drill: open ?? drills.length, after: false });
      void refetchInterview(attempt.id);
    },
  });
  const mending = useMutation({
    mutationFn: async (words: string) => {
      await saved();
      return mendDrill(attempt.id, words);
    },
    onSuccess: ({ effect_after }, words) => {
      noteDrill(attempt.id, (known) => ({
        ...known,
        done: known.done.map((one, at) =>
          at === open ? { ...one, mend: words, effect_after } : one,
        ),
      }));
      if (open !== null) paint({ drill: open, after: true });
      setText("");
      void refetchInterview(attempt.id);
    },
  });
  const shown = painted && drills[painted.drill];
  const effect = shown && (painted.after ? shown.effect_after : shown.effect);
  return {
    drills,
    open,
    isDone: open === null && drills.length >= MOST_DRILLS,
    isNext: drill.next,
    start: {
      run: () => starting.mutate(),
      pending: starting.isPending,
      sentence: starting.isError ? explain(starting.error).sentence : null,
    },
    mend: {
      run: () => mending.mutate(text.trim()),
      pending: mending.isPending,
      sentence: mending.isError ? explain(mending.error).sentence : null,
    },
    text,
    setText,
    painted: effect ? painted : null,
    paint,
    marks: shown && effect ? marksOf(shown.failure, effect, board) : noMarks,
  };
}
