/**
 * The first letters of the first and the last word, at most two. Counted in graphemes, so that
 * accented and composed characters stay whole. Empty when the name has no letter or digit.
 */
export function initials(name: string | null | undefined): string {
  const words = (name ?? "").split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last].map((word) => (word ? firstLetter(word) : "")).join("");
}

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

function firstLetter(word: string): string {
  for (const { segment } of graphemes.segment(word)) {
    if (/[\p{L}\p{N}]/u.test(segment)) return segment.toLocaleUpperCase();
  }
  return "";
}
