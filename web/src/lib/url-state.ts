/** State that pages keep in their address. Invalid values are ignored, defaults are not written. */

/** Long enough for any real value, short enough that nobody can make us send a book. */
const MAX_TEXT = 120;
const MAX_LIST = 20;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function readText(params: URLSearchParams, key: string): string {
  return (params.get(key) ?? "").replaceAll("\0", " ").trim().slice(0, MAX_TEXT);
}

/** Values with commas between them, each once. */
export function readList(params: URLSearchParams, key: string): string[] {
  const parts = readText(params, key)
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
  return [...new Set(parts)].slice(0, MAX_LIST);
}

/** A whole number from 1 to `max`; null for anything else. */
export function readNumber(params: URLSearchParams, key: string, max: number): number | null {
  const written = params.get(key);
  if (!written || !/^\d{1,9}$/.test(written)) return null;
  const value = Number(written);
  return value > 0 && value <= max ? value : null;
}

/** One of a list's values; null for anything else. */
export function readChoice<K extends string>(
  words: Readonly<Record<K, string>>,
  params: URLSearchParams,
  key: string,
): K | null {
  const value = params.get(key);
  return value !== null && Object.hasOwn(words, value) ? (value as K) : null;
}

/** All values of a list that are named; others are ignored. */
export function readChoices<K extends string>(
  words: Readonly<Record<K, string>>,
  params: URLSearchParams,
  key: string,
): K[] {
  return readList(params, key).filter((one): one is K => Object.hasOwn(words, one));
}

/** The id that an address of a page ends with, or that stands for itself. */
export function idOfAddress(text: string): string | null {
  const last = text.trim().split(/[?#]/, 1)[0]?.replace(/\/+$/, "").split("/").at(-1) ?? "";
  return uuid.test(last) ? last.toLowerCase() : null;
}

export function readId(params: URLSearchParams, key: string): string | null {
  const value = params.get(key);
  return value && uuid.test(value) ? value.toLowerCase() : null;
}

type Value = string | number | null | readonly string[];

/** The query string with its question mark, in the order given; empty values are left out. */
export function writeQuery(values: Record<string, Value>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    const text = typeof value === "object" ? (value?.join(",") ?? "") : String(value);
    if (text) params.set(key, text);
  }
  // Commas need no escape in a query, and an address with them can be read.
  const query = params.toString().replaceAll("%2C", ",");
  return query ? `?${query}` : "";
}
