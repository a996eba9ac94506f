import { useSyncExternalStore } from "react";

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = Date.now();
    for (const each of listeners) each();
  }, 30_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };
}

/** Steps of a second: two reads within one drawing must agree, or React would draw for ever. */
function read(): number {
  if (!timer && Date.now() - now > 1000) now = Date.now();
  return now;
}

/** The present in milliseconds, moving on every half minute. All readers share one clock. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, read, read);
}
