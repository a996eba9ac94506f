/** A random UUID. `crypto.randomUUID` exists in secure contexts only, and a local installation may be reached by plain HTTP. */
export function newId(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => {
    // Version 4, variant 10 (RFC 9562).
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, "0");
  });
  return [4, 6, 8, 10]
    .reduceRight((parts, at) => [...parts.slice(0, at), "-", ...parts.slice(at)], hex)
    .join("");
}
