import { useLocation } from "react-router";
import { nextOf, withNext } from "@/lib/next-place";

/**
 * Where signing in leads on to, and `on(path)`: another page before sign-in that hands it on. It survives mails,
 * providers and reloads because it stands in each address.
 */
export function useNext(): { next: string | null; on: (path: string) => string } {
  const next = nextOf(useLocation().search);
  return { next, on: (path) => withNext(path, next) };
}
