import { useSyncExternalStore } from "react";

/** From 1024 px on the interviewer stands beside the work, below that in a sheet over it. */
const query = "(width >= 1024px)";

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  );
}
