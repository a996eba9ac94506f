import type { SimulatedBoard } from "./simulated-board";

/** What is wrong with a text, and in which line of it. */
export type TextFault = { line: number | null; message: string };

/** A board as text: the same JSON that a run sends. */
export function toText(board: SimulatedBoard): string {
  return `${JSON.stringify(board, null, 2).replaceAll(shortList, oneLine)}\n`;
}

/** Lists of plain values, which are easier to read in one line. */
const shortList = /\[\s*((?:"[^"\\]*"|-?[\d.]+)(?:,\s*(?:"[^"\\]*"|-?[\d.]+))*)\s*\]/g;

const oneLine = (_: string, values: string) => `[${values.split(/,\s*/).join(", ")}]`;

/** Reads a text. It has to have the form of a board; whether it can run, the server says. */
export function fromText(text: string): { board: SimulatedBoard } | { fault: TextFault } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { fault: { line: lineOf(text, error), message: "This isn't complete JSON yet." } };
  }
  const message = shapeFault(value);
  return message ? { fault: { line: null, message } } : { board: value as SimulatedBoard };
}

/** What keeps a value from being a board that can be drawn; null if nothing does. */
export function shapeFault(value: unknown): string | null {
  if (!isObject(value)) return "A board is an object with components, connections and routes.";
  for (const [list, names] of parts) {
    const entries = value[list];
    if (!Array.isArray(entries)) return `"${list}" has to be a list.`;
    for (const [place, entry] of entries.entries()) {
      const name = names.find((name) => !isObject(entry) || typeof entry[name] !== "string");
      if (name) return `"${name}" of ${list}/${place} has to be a text.`;
      if (list === "routes" && !isTexts(entry.connections)) {
        return `"connections" of routes/${place} has to be a list of texts.`;
      }
    }
  }
  const others = Object.keys(value).filter((key) => parts.every(([list]) => list !== key));
  return others.length > 0 ? `A board has no "${others[0]}".` : null;
}

const parts: [string, string[]][] = [
  ["components", ["id", "kind"]],
  ["connections", ["id", "from", "to"]],
  ["routes", ["flow"]],
];

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}

/** Browsers say where in words of their own: a position, or line and column. */
function lineOf(text: string, error: unknown): number | null {
  const said = error instanceof Error ? error.message : "";
  const line = /line (\d+)/.exec(said)?.[1];
  if (line) return Number(line);
  const position = /position (\d+)/.exec(said)?.[1];
  if (position) return text.slice(0, Number(position)).split("\n").length;
  return null;
}
