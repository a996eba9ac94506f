import type { Json } from "@/lib/database.types";

/** A value on one line, with a space after commas and colons. */
export function inline(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  if (value !== null && typeof value === "object") {
    const members = Object.entries(value).map(
      ([key, one]) => `${JSON.stringify(key)}: ${inline(one ?? null)}`,
    );
    return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
  }
  return JSON.stringify(value);
}

/** How long a line may be before a list or an object is broken. */
const LINE = 60;

/** A value as lines that can be compared: what is short stays on its line, of the rest each part has one. */
export function lines(value: Json, indent = ""): string[] {
  const short = inline(value);
  if (short.length <= LINE || value === null || typeof value !== "object") return [indent + short];
  const inner = `${indent}  `;
  const closed = (parts: string[][], open: string, close: string) => [
    indent + open,
    ...parts.flatMap((part, index) =>
      part.map((line, at) =>
        at === part.length - 1 && index < parts.length - 1 ? `${line},` : line,
      ),
    ),
    indent + close,
  ];
  if (Array.isArray(value))
    return closed(
      value.map((one) => lines(one, inner)),
      "[",
      "]",
    );
  const members = Object.entries(value).map(([key, one]) => {
    const [first = "", ...rest] = lines(one ?? null, inner);
    return [`${inner}${JSON.stringify(key)}: ${first.trimStart()}`, ...rest];
  });
  return closed(members, "{", "}");
}

export type DiffLine = { kind: "same" | "expected" | "got"; text: string };

/** More lines than this are not compared one by one: the table grows with the product of both. */
const MOST = 600;

/** What is in both, only expected, only got: the longest common lines stay together. */
export function diff(expected: string[], got: string[]): DiffLine[] {
  if (expected.length > MOST || got.length > MOST) return halves(expected, got);
  const width = got.length + 1;
  // common[i * width + j]: how many lines expected[i..] and got[j..] share.
  const common = new Uint16Array((expected.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = expected.length - 1; i >= 0; i--) {
    for (let j = got.length - 1; j >= 0; j--) {
      common[i * width + j] =
        expected[i] === got[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const diff: DiffLine[] = [];
  let i = 0;
  let j = 0;
  while (i < expected.length || j < got.length) {
    const left = expected[i];
    const right = got[j];
    if (left !== undefined && left === right) {
      diff.push({ kind: "same", text: left });
      i += 1;
      j += 1;
    } else if (left !== undefined && (right === undefined || at(i + 1, j) >= at(i, j + 1))) {
      diff.push({ kind: "expected", text: left });
      i += 1;
    } else {
      diff.push({ kind: "got", text: right ?? "" });
      j += 1;
    }
  }
  return diff;
}

/** Where both are too long: what they begin with in common, then each by itself. */
function halves(expected: string[], got: string[]): DiffLine[] {
  const differs = expected.findIndex((line, index) => line !== got[index]);
  const shared = differs < 0 ? expected.length : differs;
  return [
    ...expected.slice(0, shared).map((text): DiffLine => ({ kind: "same", text })),
    ...expected.slice(shared).map((text): DiffLine => ({ kind: "expected", text })),
    ...got.slice(shared).map((text): DiffLine => ({ kind: "got", text })),
  ];
}

/** `at` is the place of the line, or of the first that is folded, in the whole. */
export type Folded = (DiffLine | { kind: "folded"; count: number }) & { at: number };

/** Folds what is the same, but for some lines around each difference. */
export function folded(all: DiffLine[], around = 3): Folded[] {
  const near = all.map((_, index) =>
    all.slice(Math.max(0, index - around), index + around + 1).some(({ kind }) => kind !== "same"),
  );
  const folded: Folded[] = [];
  for (const [index, line] of all.entries()) {
    const last = folded.at(-1);
    if (near[index]) folded.push({ ...line, at: index });
    else if (last?.kind === "folded") last.count += 1;
    else folded.push({ kind: "folded", count: 1, at: index });
  }
  return folded;
}

/** A text that somebody typed as JSON, or what is wrong with it. */
export function readJson(text: string): { value: Json } | { problem: string } {
  if (text.trim() === "") return { problem: 'Write a JSON value, such as 3, "text" or [1, 2].' };
  try {
    return { value: JSON.parse(text) as Json };
  } catch {
    return { problem: "This is not JSON. Put text in double quotes and lists in [ ]." };
  }
}
