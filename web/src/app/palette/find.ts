import type { PaletteEntry } from "./entries";

/** As many as a list shows without being a page of its own. */
const MOST = 8;

/**
 * The entries in which every typed word begins a word of the name or of the words that it is looked for by; those whose name
 * begins so come first. Everything when nothing is typed.
 */
export function find(entries: PaletteEntry[], typed: string): PaletteEntry[] {
  const wanted = split(typed);
  if (wanted.length === 0) return entries;
  const ranked = entries.flatMap((entry) => {
    const name = split(entry.label);
    const all = [...name, ...split(entry.words ?? "")];
    const fits = wanted.every((word) => all.some((one) => one.startsWith(word)));
    if (!fits) return [];
    const inName = wanted.every((word) => name.some((one) => one.startsWith(word)));
    const first = name[0]?.startsWith(wanted[0] ?? "") ?? false;
    return [{ entry, rank: first ? 0 : inName ? 1 : 2 }];
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ entry }) => entry);
}

/** Words without case and accents: "Résumé" is found by "resume". */
function split(text: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
