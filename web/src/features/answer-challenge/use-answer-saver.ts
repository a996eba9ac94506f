import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { dropDraft, writeDraft } from "@/lib/drafts";
import { explain } from "@/lib/errors";
import type { Answer } from "@/lib/invitations/types";
import { saveAnswer } from "./queries";

/** Typing is saved this long after the last change: what the server has is handed in when the time runs out. */
const PAUSE_MS = 1200;

export type Saving = {
  phase: "saved" | "unsaved" | "saving" | "failed";
  sentence: string | null;
  /** Something was written since the page opened, or before. */
  begun: boolean;
};

/** Keeps an answer on the server while it is written, and in the browser until the server has it. */
export function useAnswerSaver(id: string, answer: Answer, begun: boolean) {
  const stored = useRef(answer);
  const latest = useRef(answer);
  const running = useRef<Promise<boolean> | null>(null);
  const [saving, setSaving] = useState<Saving>({
    phase: begun ? "saved" : "unsaved",
    sentence: null,
    begun,
  });
  const draft = `invitation.${id}`;

  const send = useCallback(async (): Promise<boolean> => {
    while (stored.current !== latest.current) {
      const sent = latest.current;
      setSaving({ phase: "saving", sentence: null, begun: true });
      try {
        await saveAnswer(id, sent);
        stored.current = sent;
        dropDraft(draft);
        setSaving({ phase: "saved", sentence: null, begun: true });
      } catch (error) {
        setSaving({ phase: "failed", sentence: explain(error).sentence, begun: true });
        return false;
      }
    }
    return true;
  }, [id, draft]);

  const flush = useCallback(async (): Promise<boolean> => {
    while (running.current) await running.current;
    running.current = send();
    const done = await running.current;
    running.current = null;
    return done;
  }, [send]);

  const later = useEffectEvent(() => void flush());
  useEffect(() => {
    latest.current = answer;
    if (answer === stored.current) return;
    writeDraft(draft, answer);
    setSaving((before) => ({ ...before, phase: "unsaved", begun: true }));
    const timer = setTimeout(() => later(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [answer, draft]);

  const leave = useEffectEvent(() => {
    if (latest.current !== stored.current) void flush();
  });
  useEffect(() => () => leave(), []);

  return { saving, flush };
}
