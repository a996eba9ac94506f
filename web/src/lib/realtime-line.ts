import { useSyncExternalStore } from "react";

/** Which subscriptions are cut off at the moment; the quiet line at the top of the page follows it. */
const down = new Set<number>();
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

export function lineDown(id: number): void {
  if (down.has(id)) return;
  down.add(id);
  changed();
}

export function lineUp(id: number): void {
  if (down.delete(id)) changed();
}

/** The subscription ended on purpose. */
export function lineGone(id: number): void {
  lineUp(id);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

export type Line = "live" | "cut" | "offline";

function read(): Line {
  if (!navigator.onLine) return "offline";
  return down.size > 0 ? "cut" : "live";
}

/** Whether live news arrives: `cut` = the socket is down, `offline` = no network at all. */
export function useLine(): Line {
  return useSyncExternalStore(subscribe, read, () => "live");
}
