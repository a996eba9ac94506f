/** What is typed or pasted, as a domain: `Ada@Example.ORG` and `https://example.org/` are `example.org`. */
export function toDomain(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, "")
    .replace(/[/?#].*$/, "")
    .replace(/^.*@/, "")
    .replace(/\.$/, "");
}

/** Whether it has at least two parts; the server knows the rest of the rules. */
export function isWholeDomain(domain: string): boolean {
  return /^[^\s.]+(\.[^\s.]+)+$/.test(domain);
}
