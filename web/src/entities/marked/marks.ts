/**
 * Which parts of a text were found. The server answers with words as `crates/search/src/words.rs` cleans them;
 * this folds in the same way, so that "Zürich" is marked by "zurich" and "C++" by "cplusplus".
 */

const letters: Record<string, string> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
  ð: "d",
  ħ: "h",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
};

/** Without capitals, accents and ligatures. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u0591-\u05bd\u064b-\u065f]/g, "")
    .normalize("NFC")
    .replace(/[øłđıðħßæœþ]/g, (letter) => letters[letter] ?? letter);
}

/** A word as it stands in a text, with the signs that belong to names: C++, C#, .NET. */
const word = /(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:\+\+|#)?/giu;

/** The form in which the server knows a word. */
function known(text: string): string {
  const folded = fold(text);
  if (folded === "c++") return "cplusplus";
  if (folded === ".net") return "dotnet";
  if (/^[cfj]#$/.test(folded)) return folded.replace("#", "sharp");
  return folded.replace(/[+#]+$/, "");
}

export type Part = { at: number; text: string; marked: boolean };

/** Cuts a text into what was found and what stands between. Neighbours of one kind stay together. */
export function markedParts(text: string, marks: readonly string[]): Part[] {
  const wanted = new Set(marks);
  const parts: Part[] = [];
  const add = (from: number, to: number, marked: boolean) => {
    if (from === to) return;
    const last = parts.at(-1);
    if (last && last.marked === marked) last.text += text.slice(from, to);
    else parts.push({ at: from, text: text.slice(from, to), marked });
  };
  let done = 0;
  for (const { 0: found, index } of text.matchAll(word)) {
    add(done, index, false);
    add(index, index + found.length, wanted.has(known(found)));
    done = index + found.length;
  }
  add(done, text.length, false);
  return parts;
}
