/** Somebody whom a note can name. */
export type Named = { id: string; full_name: string };

/** So many colleagues are offered at once. */
const OFFERED = 6;
const word = /[\p{L}\p{N}_]/u;
const fold = (text: string) => text.normalize("NFC").toLocaleLowerCase();

/** Where an `@` begins a mention: not inside a word, as in an email address. */
const begins = (text: string, at: number) => text[at] === "@" && !word.test(text[at - 1] ?? "");

/** The mention that is being typed at the caret: where its `@` is, and what follows it. */
export function typedMention(text: string, caret: number): { at: number; query: string } | null {
  const at = text.lastIndexOf("@", caret - 1);
  if (at < 0 || !begins(text, at)) return null;
  const query = text.slice(at + 1, caret);
  // A name is a few words of one line.
  return /^[^\n@]{0,60}$/.test(query) && !/^\s/.test(query) ? { at, query } : null;
}

/** The colleagues whose name, or a word of it, begins with what is typed. */
export function offered<T extends Named>(colleagues: T[], query: string): T[] {
  const wanted = fold(query);
  const fits = ({ full_name }: T) => {
    const name = fold(full_name);
    // The whole name is there, and the text goes on after it.
    if (wanted !== name && wanted.startsWith(name)) return false;
    return name.startsWith(wanted) || name.split(/\s+/).some((part) => part.startsWith(wanted));
  };
  return colleagues.filter(fits).slice(0, OFFERED);
}

/** The text with the name in place of what was typed after the `@`, and where the caret then is. */
export function withMention(
  text: string,
  caret: number,
  at: number,
  name: string,
): { text: string; caret: number } {
  const rest = text.slice(caret);
  const before = `${text.slice(0, at)}@${name}${/^\s/.test(rest) ? "" : " "}`;
  return { text: before + rest, caret: before.length + (/^\s/.test(rest) ? 1 : 0) };
}

/** A piece of a text, where it begins, and whom it names. */
export type Part = { at: number; text: string; name: string | null };

/** A text in parts: mentions of these names, and what is between them. The longest name wins. */
export function partsOf(text: string, names: string[]): Part[] {
  const longestFirst = names.filter(Boolean).toSorted((a, b) => b.length - a.length);
  const parts: Part[] = [];
  let from = 0;
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", at + 1)) {
    if (at < from || !begins(text, at)) continue;
    const name = longestFirst.find(
      (one) => text.startsWith(one, at + 1) && !word.test(text[at + 1 + one.length] ?? ""),
    );
    if (name === undefined) continue;
    if (at > from) parts.push({ at: from, text: text.slice(from, at), name: null });
    from = at + 1 + name.length;
    parts.push({ at, text: text.slice(at, from), name });
  }
  if (from < text.length) parts.push({ at: from, text: text.slice(from), name: null });
  return parts;
}

/** Whom a text names. Of colleagues with one name, those who were chosen; all of them, if none was. */
export function mentionedIds(text: string, colleagues: Named[], chosen: string[]): string[] {
  const names = colleagues.map((one) => one.full_name);
  const named = new Set(partsOf(text, names).map((part) => part.name));
  return [...named].flatMap((name) => {
    const all = colleagues.filter((one) => one.full_name === name).map((one) => one.id);
    const picked = all.filter((id) => chosen.includes(id));
    return picked.length > 0 ? picked : all;
  });
}
