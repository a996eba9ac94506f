import { useEffect } from "react";
import { mayCount } from "./opt-out";
import { referrer } from "./referrer";
import { session } from "./session/session";
import { supabase } from "./supabase";
import type { ViewSource } from "./vocabulary.generated";

export type Viewed = "profile" | "company" | "job";

/** A page is seen once it was in sight for so long. */
const SEEN_MS = 1_000;

/**
 * Records that the reader saw something, once it was in sight for a second: not when it is only prepared in the
 * background, and not for who asked not to be counted. The server counts a reader once in 30 minutes and leaves out
 * own pages and staff.
 */
export function useView(kind: Viewed, id: string | null | undefined, source?: ViewSource): void {
  useEffect(() => {
    if (!id || !mayCount()) return;
    const from = source ?? referrer();
    return whenSeen(() => void record(kind, id, from));
  }, [kind, id, source]);
}

async function record(kind: Viewed, id: string, source: ViewSource): Promise<void> {
  // A token that is being renewed must not make a member a stranger.
  await session().ready();
  // Fire and forget: a lost view doesn't matter to the reader.
  await supabase().rpc("record_view", { p_kind: kind, p_id: id, p_source: source });
}

/** Calls back once the document was visible for a second on end; returns what stops the waiting. */
export function whenSeen(seen: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (document.visibilityState !== "visible" || isPrerendering()) return;
    timer = setTimeout(() => {
      stop();
      seen();
    }, SEEN_MS);
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
    document.removeEventListener("prerenderingchange", look);
  };
  document.addEventListener("visibilitychange", look);
  document.addEventListener("prerenderingchange", look);
  look();
  return stop;
}

function isPrerendering(): boolean {
  return "prerendering" in document && document.prerendering === true;
}
