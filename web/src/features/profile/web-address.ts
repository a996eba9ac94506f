/** What is stored for an address as people type it: `github.com/me` becomes https; null when it is none. */
export function webAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === "" || text.length > 500 || /\s/.test(text)) return null;
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  try {
    const url = new URL(whole);
    const web = url.protocol === "https:" || url.protocol === "http:";
    return web && url.hostname.includes(".") ? whole : null;
  } catch {
    return null;
  }
}

const kinds: [RegExp, string][] = [
  [/(^|\.)github\.com$/, "github"],
  [/(^|\.)gitlab\.com$/, "gitlab"],
  [/(^|\.)linkedin\.com$/, "linkedin"],
  [/(^|\.)(x|twitter)\.com$/, "x"],
  [/(^|\.)(stackoverflow|stackexchange)\.com$/, "stackoverflow"],
  [/(^|\.)(mastodon|fosstodon|hachyderm)\./, "mastodon"],
];

/** What kind of link an address is, as far as its host tells. */
export function linkKind(address: string): string | null {
  try {
    const { hostname } = new URL(address);
    return kinds.find(([host]) => host.test(hostname))?.[1] ?? null;
  } catch {
    return null;
  }
}

/** The address without what everybody knows: "github.com/me". */
export function shortAddress(address: string): string {
  return address
    .replace(/^https?:\/\//i, "")
    .replace(/^www\./, "")
    .replace(/\/$/, "");
}
