import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { DraftSaver, type SaverState } from "./draft-saver";
import { dropDraft, writeDraft } from "./drafts";
import { isRefusal } from "./errors";

/** A save that failed for want of the server is tried again after this long; at once when the network is back. */
const RETRY_MS = 4_000;

export type SavingOptions<T> = {
  /** What the server holds, and under which version. Read once, at the first drawing. */
  stored: T;
  version: number;
  /** Saves; answers with the new version. `patch` has the changed fields, `whole` all of them. */
  save: (patch: Partial<T>, version: number, whole: T) => Promise<number>;
  /** Where more than one can save: whether a refusal says that another was first, and what is stored then. */
  isConflict?: (error: unknown) => boolean;
  load?: (refusal: unknown) => Promise<{ value: T; version: number }>;
  /** Another's changes came in, alone or put together with what is written here: show this now. */
  onMerged?: (value: T) => void;
  /** Keeps what the server does not have yet in the browser; null when it has all. `draftStore(name)` is the usual. */
  keep?: (patch: Partial<T> | null, version: number) => void;
};

export type Saving<T extends object> = {
  state: SaverState<T>;
  /** Saves now. True when all that stands here is stored. */
  flush: () => Promise<boolean>;
  saver: DraftSaver<T>;
};

/** Keeps the changed fields in the browser's storage, under that name. */
export const draftStore =
  <T>(name: string) =>
  (patch: Partial<T> | null): void =>
    patch ? writeDraft(name, patch) : dropDraft(name);

/**
 * Saves what a component holds by itself: after a pause, one save at a time, again when the server could
 * not be reached, and on the way out of the page. Hand it the value of every drawing.
 */
export function useSaver<T extends object>(value: T, options: SavingOptions<T>): Saving<T> {
  const latest = useRef(options);
  const [saver] = useState(() => makeSaver(latest, value));
  const state = useSyncExternalStore(saver.subscribe, saver.get);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => saver.update(value), [saver, value]);

  const { phase, error } = state;
  const again = phase === "failed" && !isRefusal(error);
  useEffect(() => {
    if (!again) return;
    const retry = () => void saver.flush();
    const timer = setInterval(retry, RETRY_MS);
    window.addEventListener("online", retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", retry);
    };
  }, [again, saver]);

  useEffect(
    () => () => {
      const waits = saver.get().phase;
      if (waits === "unsaved" || waits === "failed") void saver.flush();
      else saver.stop();
    },
    [saver],
  );
  const flush = useCallback(() => saver.flush(), [saver]);
  return { state, flush, saver };
}

function makeSaver<T extends object>(latest: { current: SavingOptions<T> }, value: T) {
  const { stored, version } = latest.current;
  return new DraftSaver<T>(
    {
      save: (patch, at, whole) => latest.current.save(patch, at, whole),
      load: async (refusal) => {
        if (!latest.current.load) throw refusal;
        return latest.current.load(refusal);
      },
      isConflict: (error) => latest.current.isConflict?.(error) ?? false,
      keep: (patch, at) => latest.current.keep?.(patch, at),
      onMerged: (merged) => latest.current.onMerged?.(merged),
      later: (run, ms) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      now: Date.now,
    },
    stored,
    version,
    value,
    true,
  );
}
