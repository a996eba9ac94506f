/** The host that a written link goes to, for showing beside it; null for mail, fragments and broken ones. */
export function linkHost(href: string | undefined): string | null {
  if (!href) return null;
  try {
    const url = new URL(href);
    if (url.protocol !== "http:" && url.protocol !== "https:") return null;
    return url.host.replace(/^www\./, "");
  } catch {
    return null;
  }
}
