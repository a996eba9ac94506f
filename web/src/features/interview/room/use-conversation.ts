import { useMutation } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { Turn } from "@/entities/interview/answer";
import { dropDraft, readDraft, writeDraft } from "@/lib/drafts";
import { explain, isRefusal } from "@/lib/errors";
import { newId } from "@/lib/new-id";
import { Outbox, type Outgoing } from "@/lib/outbox/outbox";
import { askNextQuestion, sayInInterview } from "../queries";
import { noteTurns } from "./cache";

export type Conversation = {
  turns: Turn[];
  /** Said and not heard by the server yet, in order. */
  waiting: Outgoing[];
  text: string;
  setText: (text: string) => void;
  say: () => void;
  again: (id: string) => void;
  /** Takes a refused word back into the field. */
  takeBack: (id: string) => void;
  ask: { run: () => void; pending: boolean; sentence: string | null };
};

/** The server takes no more at once. */
export const MOST_SAID = 4_000;

/** What is said with the interviewer. A word is kept in this browser until the server has heard it. */
export function useConversation(attemptId: string, turns: Turn[]): Conversation {
  const typing = `interview.${attemptId}.typing`;
  const [text, setTextState] = useState(() => readDraft<{ text: string }>(typing)?.text ?? "");
  const setText = (next: string) => {
    setTextState(next);
    if (next) writeDraft(typing, { text: next });
    else dropDraft(typing);
  };
  const [box] = useState(() => makeOutbox(attemptId));
  useEffect(() => {
    box.flush();
    window.addEventListener("online", box.flush);
    return () => window.removeEventListener("online", box.flush);
  }, [box]);
  const waiting = useSyncExternalStore(box.subscribe, box.all);
  const asking = useMutation({
    mutationFn: () => askNextQuestion(attemptId),
    onSuccess: (answer) => noteTurns(attemptId, answer.turns),
  });
  return {
    turns,
    waiting,
    text,
    setText,
    say: () => {
      const body = text.trim();
      if (body === "" || body.length > MOST_SAID) return;
      box.add({
        id: newId(),
        conversation_id: attemptId,
        body,
        written_at: new Date().toISOString(),
      });
      setText("");
    },
    again: (id) => box.retry(id),
    takeBack: (id) => {
      const item = waiting.find((one) => one.id === id);
      box.remove(id);
      if (item) setText([item.body, text].filter(Boolean).join("\n"));
    },
    ask: {
      run: () => asking.mutate(),
      pending: asking.isPending,
      sentence: asking.isError ? explain(asking.error).sentence : null,
    },
  };
}

function makeOutbox(attemptId: string): Outbox {
  const name = `interview.${attemptId}.said`;
  // Used when storage is blocked.
  let held: Outgoing[] = [];
  return new Outbox({
    send: async ({ id, body }) => {
      const { turns } = await sayInInterview(id, attemptId, body);
      noteTurns(attemptId, turns);
    },
    refusalOf: (error) => (isRefusal(error) ? explain(error).sentence : null),
    read: () => readDraft<{ items: Outgoing[] }>(name)?.items ?? held,
    write: (items) => {
      held = items;
      if (items.length > 0) writeDraft(name, { items });
      else dropDraft(name);
    },
    later: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
}
