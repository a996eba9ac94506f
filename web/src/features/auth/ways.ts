/** A way to sign in that is a form of ours. */
export type Way = "password" | "mail" | "phone";

/** The way that an address asks for; the password where it asks for none that this page has. */
export function wayOf(search: URLSearchParams, ways: Way[]): Way {
  const asked = search.get("way");
  return ways.find((way) => way === asked) ?? "password";
}

/** The same page with another way, and all else that its address says. */
export function hrefOfWay(way: Way, search: URLSearchParams): string {
  const query = new URLSearchParams(search);
  if (way === "password") query.delete("way");
  else query.set("way", way);
  return `?${query}`;
}
