import { useEffect } from "react";

/** Names the page in the browser's title and history. Every page calls it once. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Devproof`;
  }, [title]);
}
