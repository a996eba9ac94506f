import { useEffect, useSyncExternalStore } from "react";
import type { Database } from "../database.types";
import { readDraft, writeDraft } from "../drafts";
import { explain, isRefusal, unwrap } from "../errors";
import { supabase } from "../supabase";
import { Outbox, type Outgoing } from "./outbox";

/** A message as the table and `send_message` give it; only the table knows the challenge or the interview of one. */
export type Message = Database["public"]["Functions"]["send_message"]["Returns"] &
  Partial<
    Pick<
      Database["public"]["Tables"]["messages"]["Row"],
      "invitation_id" | "scheduled_interview_id"
    >
  >;

type Started = { box: Outbox };

let started: Started | null = null;
const arrivals = new Set<(message: Message) => void>();
const starts = new Set<() => void>();

/** Hears of each message that the server has taken over from the outbox. */
export function onDelivered(listener: (message: Message) => void): () => void {
  arrivals.add(listener);
  return () => arrivals.delete(listener);
}

/** Sends what waits while somebody is signed in. Mounted once, around every page of theirs. */
export function useOutboxFlow(userId: string): void {
  useEffect(() => start(userId), [userId]);
}

/** What is on its way, and what can be done about it. */
export function useOutbox(): { items: Outgoing[] } & Pick<Outbox, "add" | "remove" | "retry"> {
  const items = useSyncExternalStore(
    subscribe,
    () => started?.box.all() ?? none,
    () => none,
  );
  return {
    items,
    add: (item) => started?.box.add(item),
    remove: (id) => started?.box.remove(id),
    retry: (id) => started?.box.retry(id),
  };
}

/** Tries at once: changes flow again, so the server can be reached. */
export function flushOutbox(): void {
  started?.box.flush();
}

const none: Outgoing[] = [];

function subscribe(listener: () => void): () => void {
  starts.add(listener);
  return () => starts.delete(listener);
}

function tellAll(): void {
  for (const listener of starts) listener();
}

/** Kept among the drafts, which are forgotten at sign-out. */
const nameOf = (userId: string) => `outbox.${userId}`;

function start(userId: string): () => void {
  const name = nameOf(userId);
  // Used when storage is blocked.
  let memory: Outgoing[] = [];
  const box = new Outbox({
    send: async ({ id, conversation_id, body, attachments = [], reply_to_id = null }) => {
      const message = unwrap(
        await supabase().rpc("send_message", {
          p_id: id,
          p_conversation_id: conversation_id,
          p_body: body,
          p_attachments: attachments.map(({ path, file_name }) => ({ path, file_name })),
          p_reply_to_id: reply_to_id,
        }),
      );
      for (const listener of arrivals) listener(message);
    },
    // A refusal by the rules stays one; everything else may pass on a later try.
    refusalOf: (error) => (isRefusal(error) ? explain(error).sentence : null),
    read: () => readDraft<{ items: Outgoing[] }>(name)?.items ?? memory,
    write: (items) => {
      memory = items;
      writeDraft(name, { items });
    },
    later: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
  const forget = box.subscribe(tellAll);
  const otherTab = (event: StorageEvent) => {
    if (event.key?.endsWith(name)) box.reread();
  };
  window.addEventListener("online", box.flush);
  window.addEventListener("storage", otherTab);
  started = { box };
  tellAll();
  box.flush();
  return () => {
    window.removeEventListener("online", box.flush);
    window.removeEventListener("storage", otherTab);
    box.stop();
    forget();
    if (started?.box === box) started = null;
    tellAll();
  };
}
