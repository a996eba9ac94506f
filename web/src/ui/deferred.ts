import { useEffect, useSyncExternalStore } from "react";

/** Code that a page needs only after an interaction. */
export type Deferred<Code> = {
  /** Starts to fetch it. After a failed fetch, the next call tries again. */
  fetch: () => void;
  /** The code; null until it has come. */
  use: () => Code | null;
  /** The same, and starts to fetch it as soon as it is needed: a dialog's code at its first opening. */
  useWhen: (isNeeded: boolean) => Code | null;
};

/** Keeps a module out of the first files of a page. */
export function defer<Code>(load: () => Promise<Code>): Deferred<Code> {
  let code: Code | null = null;
  let isLoading = false;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const fetch = async () => {
    if (code !== null || isLoading) return;
    isLoading = true;
    try {
      code = await load();
      for (const listener of listeners) listener();
    } catch {
      // The network failed. What needs the code stays closed; the next interaction tries again.
    } finally {
      isLoading = false;
    }
  };
  const use = () =>
    useSyncExternalStore(
      subscribe,
      () => code,
      () => null,
    );
  return {
    fetch: () => void fetch(),
    use,
    useWhen: (isNeeded) => {
      useEffect(() => {
        if (isNeeded) void fetch();
      }, [isNeeded]);
      return use();
    },
  };
}
