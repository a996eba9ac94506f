import { useEffect } from "react";

/** Asks search engines to leave the page out, for as long as it stands. */
export function useNoIndex(hidden: boolean): void {
  useEffect(() => {
    if (!hidden) return;
    const meta = document.createElement("meta");
    meta.name = "robots";
    meta.content = "noindex";
    document.head.append(meta);
    return () => meta.remove();
  }, [hidden]);
}
