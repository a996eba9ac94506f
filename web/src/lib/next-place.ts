/** The query parameter that remembers where somebody wanted to go while they sign in. */
const name = "next";

/** A stand-in for our own origin: what leads away from it leads away from us. */
const home = "https://devproof.invalid";

/**
 * The address within the app, or null for anything that leads elsewhere: another host, another scheme, and what
 * browsers read as such (`//host`, `/\host`, a tab inside). The link is untrusted input.
 */
export function ownPath(value: string | null | undefined): string | null {
  if (!value?.startsWith("/") || /^\/[/\\]|[\\\p{Cc}]/u.test(value)) return null;
  try {
    const { origin, pathname, search, hash } = new URL(value, home);
    // `/.//host` is only seen for what it is once the dots are gone.
    return origin === home && !pathname.startsWith("//") ? pathname + search + hash : null;
  } catch {
    return null;
  }
}

/** An address of ours that leads on to `place` once its work is done. */
export function withNext(path: string, place: string | null): string {
  const own = ownPath(place);
  if (own === null) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${name}=${encodeURIComponent(own)}`;
}

/** Where to go afterwards, as the query of an address says; null when it says nothing that can be followed. */
export function nextOf(search: string): string | null {
  return ownPath(new URLSearchParams(search).get(name));
}

/** The address itself as one string. */
export function spell({
  pathname,
  search,
  hash,
}: {
  pathname: string;
  search: string;
  hash: string;
}): string {
  return pathname + search + hash;
}
