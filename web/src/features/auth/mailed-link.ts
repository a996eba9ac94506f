import type { Location } from "react-router";

/** How a link from a mail brought somebody here. */
export type MailedLink =
  /** Not by a link, or the link did its work. */
  | "none"
  /** Used already, or too old. */
  | "expired"
  /** The server took it, but this browser did not ask for it, so it cannot be signed in by it. */
  | "elsewhere";

/** Reads what the auth service put into the address (the error in query or fragment, or a code nobody took). */
export function mailedLink({ search, hash }: Pick<Location, "search" | "hash">): MailedLink {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ""));
  if (query.has("error") || query.has("error_code")) return "expired";
  if (fragment.has("error") || fragment.has("error_code")) return "expired";
  return query.has("code") ? "elsewhere" : "none";
}
