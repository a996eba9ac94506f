import { jsonProblemPlace } from "./json-place";

/** Larger documents are refused, here before they are read and by the server again. */
export const MAX_BYTES = 1_000_000;
/** Deeper ones too. */
export const MAX_DEPTH = 64;

export type Note = {
  /** A JSON pointer; empty for the document itself. */
  pointer: string;
  message: string;
};

/** A document that can be looked at, or what stands in its way. */
export type Reading =
  | { ok: true; document: unknown }
  | { ok: false; problem: string; notes: Note[] };

/** Reads the text of a JSON document. Everything that no version of us could store is named with its place. */
export function readDocument(text: string): Reading {
  const refuse = (problem: string, notes: Note[] = []): Reading => ({ ok: false, problem, notes });
  if (text.trim() === "") return refuse("Nothing to read. Choose a file or paste its text.");
  if (new TextEncoder().encode(text).length > MAX_BYTES) {
    return refuse("This is larger than 1 MB. Remove pictures and long text.");
  }
  const clean = text.replace(/^\uFEFF/, "");
  const place = jsonProblemPlace(clean);
  if (place) {
    return refuse(`This is not JSON. Check line ${place.line}, column ${place.column}.`);
  }
  const document: unknown = JSON.parse(clean);
  const bad = firstUnstorable(document);
  return bad ? refuse("This can't be saved as is.", [bad]) : { ok: true, document };
}

/** The first thing that is nested too deeply or holds a character no database takes; walked without recursion. */
function firstUnstorable(document: unknown): Note | null {
  const open: { value: unknown; pointer: string; depth: number }[] = [
    { value: document, pointer: "", depth: 0 },
  ];
  for (let one = open.pop(); one; one = open.pop()) {
    const { value, pointer, depth } = one;
    if (typeof value === "string") {
      const message = textProblem(value);
      if (message) return { pointer, message };
    } else if (typeof value === "object" && value !== null) {
      if (depth >= MAX_DEPTH) {
        return { pointer, message: `is nested more than ${MAX_DEPTH} levels deep` };
      }
      for (const [key, inner] of Object.entries(value).reverse()) {
        const message = textProblem(key);
        if (message) return { pointer, message: `has a key that ${message}` };
        open.push({ value: inner, pointer: `${pointer}/${escapeKey(key)}`, depth: depth + 1 });
      }
    }
  }
  return null;
}

function textProblem(text: string): string | null {
  if (text.includes("\0")) return "contains the character U+0000";
  return /\p{Surrogate}/u.test(text) ? "contains half of a character (a lone surrogate)" : null;
}

/** A key as it stands in a JSON pointer. */
export function escapeKey(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}
