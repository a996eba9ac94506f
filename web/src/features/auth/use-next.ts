import { useLocation } from "react-router";
import { nextOf, withNext } from "@/lib/next-place";

/**
 * Where sign-in redirects to. `on(path)` passes it to another sign-in page. It is part of each address, so it survives
 * emails, providers and reloads.
 */
export function useNext(): { next: string | null; on: (path: string) => string } {
  const next = nextOf(useLocation().search);
  return { next, on: (path) => withNext(path, next) };
}
