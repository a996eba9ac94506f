import { useLayoutEffect, useSyncExternalStore } from "react";

/** How many pages ask for the whole screen; during a change of page it may be two. */
let asking = 0;
const listeners = new Set<() => void>();

function ask(by: 1 | -1): void {
  asking += by;
  // The page itself never scrolls then, so no room is kept for its scroll bar.
  document.documentElement.toggleAttribute("data-full-screen", asking > 0);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes the bars away for as long as the component stands. */
export function useFullScreen(): void {
  useLayoutEffect(() => {
    ask(1);
    return () => ask(-1);
  }, []);
}

/** For the frame: whether the page has the whole screen. */
export function useIsFullScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => asking > 0,
    () => false,
  );
}
