import type { Session } from "@supabase/supabase-js";

/** A session that is good for now, null for nobody, undefined where only the client can tell. */
export type StoredSession = Session | null | undefined;

/** The client renews a session that ends sooner than this. */
const MARGIN_MS = 90_000;

/** What the client takes a session, or why there is none, from. */
const inAddress = /[?#&](code|access_token|error|error_code|error_description)=/;

/**
 * The session that the client will find where it keeps it, so that a page can be drawn before the client's code has come.
 * The server authorizes each request, as ever; the client has the last word.
 */
export function readStoredSession(
  { url }: { url: string },
  storage: Pick<Storage, "getItem"> = localStorage,
  place: Pick<Location, "search" | "hash"> = location,
): StoredSession {
  if (inAddress.test(place.search) || inAddress.test(place.hash)) return undefined;
  try {
    const stored = storage.getItem(storageKey(url));
    if (stored === null) return null;
    const session: unknown = JSON.parse(stored);
    return isSession(session) && (session.expires_at ?? 0) * 1000 > Date.now() + MARGIN_MS
      ? session
      : undefined;
  } catch {
    return undefined;
  }
}

/** Where the client keeps the session, by its own rule. `public/first.js` reads it too. */
function storageKey(url: string): string {
  return `sb-${new URL(url).hostname.split(".")[0]}-auth-token`;
}

function isSession(value: unknown): value is Session {
  if (typeof value !== "object" || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  const user = fields.get("user");
  const texts = ["access_token", "refresh_token"].every(
    (name) => typeof fields.get(name) === "string",
  );
  return texts && typeof user === "object" && user !== null && "id" in user;
}
