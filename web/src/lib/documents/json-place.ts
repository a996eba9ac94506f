/** Where in a text something is wrong. */
export type TextPlace = { line: number; column: number };

/**
 * The first place where a text stops being JSON; null when it is JSON. Browsers differ in whether their own
 * message tells, so this walks the grammar once, without recursion: depth costs nothing.
 */
export function jsonProblemPlace(text: string): TextPlace | null {
  const offset = firstProblem(text);
  return offset === null ? null : placeOf(text, offset);
}

/** Line and column, from 1, of an offset. */
export function placeOf(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

const space = /[ \t\r\n]*/y;
const scalar = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;

function firstProblem(text: string): number | null {
  const stack: ("{" | "[")[] = [];
  let at = skip(space, text, 0);
  // After an opening bracket its closing one may follow at once; after a comma it may not.
  let mayClose = false;
  for (;;) {
    const top = stack.at(-1);
    if (mayClose && text[at] === closing(top)) {
      stack.pop();
      at += 1;
    } else {
      if (top === "{") {
        const key = stringEnd(text, at);
        if (!key.ok) return key.at;
        at = skip(space, text, key.at);
        if (text[at] !== ":") return at;
        at = skip(space, text, at + 1);
      }
      const opened = text[at];
      if (opened === "{" || opened === "[") {
        stack.push(opened);
        at = skip(space, text, at + 1);
        mayClose = true;
        continue;
      }
      if (opened === '"') {
        const end = stringEnd(text, at);
        if (!end.ok) return end.at;
        at = end.at;
      } else {
        const end = skip(scalar, text, at);
        if (end === at) return at;
        at = end;
      }
    }
    at = skip(space, text, at);
    while (stack.length > 0 && text[at] === closing(stack.at(-1))) {
      stack.pop();
      at = skip(space, text, at + 1);
    }
    if (stack.length === 0) return at === text.length ? null : at;
    if (text[at] !== ",") return at;
    at = skip(space, text, at + 1);
    mayClose = false;
  }
}

function closing(open: "{" | "[" | undefined): string | undefined {
  return open === "{" ? "}" : open === "[" ? "]" : undefined;
}

/** The offset behind what the pattern matches here; the same offset when it does not. */
function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** Behind the closing quote of the string that begins here, or where it is broken. */
function stringEnd(text: string, start: number): { ok: boolean; at: number } {
  if (text[start] !== '"') return { ok: false, at: start };
  let at = start + 1;
  for (;;) {
    while (isPlain(text.charCodeAt(at))) at += 1;
    if (text[at] === '"') return { ok: true, at: at + 1 };
    const next = skip(escaped, text, at);
    if (next === at) return { ok: false, at };
    at = next;
  }
}

/** A character that stands in a string as it is: no quote, no backslash, no control character, not the end. */
function isPlain(code: number): boolean {
  return code >= 0x20 && code !== 0x22 && code !== 0x5c;
}
