/** Where a link that names no host leads: to ourselves. */
const OWN = "own.invalid";

/** The host that a written link goes to, for showing beside it; null for our own, mail, fragments and broken ones. */
export function linkHost(href: string | undefined): string | null {
  if (!href) return null;
  try {
    // `//evil.example` names a host too.
    const url = new URL(href, `https://${OWN}`);
    if (url.protocol !== "http:" && url.protocol !== "https:") return null;
    if (url.host === OWN) return null;
    return url.host.replace(/^www\./, "");
  } catch {
    return null;
  }
}
