import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { explain, isCode } from "@/lib/errors";
import {
  type DocumentProblem,
  type Edit,
  type EditableChallenge,
  type Saved,
  saveChallenge,
} from "../queries";

/** Typing is saved this long after the last change. */
const PAUSE_MS = 900;

export type SaveState = {
  phase: "saved" | "unsaved" | "saving" | "failed" | "contested";
  /** Why the last save failed, in a sentence. */
  sentence: string | null;
  /** What keeps the document from being published, as the server found it last. */
  problems: DocumentProblem[] | null;
  isChanged: boolean;
};

/** Saves the challenge by itself after a pause, one save at a time, under the revision that was read. */
export function useChallengeSaver(challenge: EditableChallenge, edit: Edit) {
  const revision = useRef(challenge.revision);
  const stored = useRef(edit);
  const running = useRef<Promise<boolean> | null>(null);
  const latest = useRef(edit);
  const [state, setState] = useState<SaveState>({
    phase: "saved",
    sentence: null,
    problems: null,
    isChanged: challenge.is_changed,
  });

  const send = useCallback(async (): Promise<boolean> => {
    while (stored.current !== latest.current) {
      const sent = latest.current;
      setState((before) => ({ ...before, phase: "saving", sentence: null }));
      try {
        const saved: Saved = await saveChallenge(sent, {
          id: challenge.id,
          revision: revision.current,
        });
        revision.current = saved.revision;
        stored.current = sent;
        setState((before) => ({
          ...before,
          phase: "saved",
          problems: saved.problems,
          isChanged: saved.is_changed,
        }));
      } catch (error) {
        const contested = isCode(error, "version_conflict");
        setState((before) => ({
          ...before,
          phase: contested ? "contested" : "failed",
          sentence: contested
            ? "A colleague changed this challenge meanwhile. Load it again to go on from there."
            : explain(error).sentence,
        }));
        return false;
      }
    }
    return true;
  }, [challenge.id]);

  /** Saves now. True when all that stands in the form is stored. */
  const flush = useCallback(async (): Promise<boolean> => {
    while (running.current) await running.current;
    running.current = send();
    const done = await running.current;
    running.current = null;
    return done;
  }, [send]);

  const later = useEffectEvent(() => void flush());
  useEffect(() => {
    latest.current = edit;
    if (edit === stored.current) return;
    setState((before) => (before.phase === "contested" ? before : { ...before, phase: "unsaved" }));
    const timer = setTimeout(() => later(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [edit]);

  // What is not saved yet goes when the page is left.
  const leave = useEffectEvent(() => {
    if (latest.current !== stored.current) void flush();
  });
  useEffect(() => () => leave(), []);

  return { state, flush };
}
