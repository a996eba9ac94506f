import type { Computed, EstimateRow, Problem } from "@/entities/interview/answer";

/** The server takes no more. */
export const MOST_ROWS = 40;
export const MOST_FORMULA = 200;

/** A row more, for a quantity of the problem or for a figure of one's own. */
export function withRow(rows: EstimateRow[], quantity: string | null): EstimateRow[] {
  if (rows.length >= MOST_ROWS) return rows;
  const numbers = rows.map(({ id }) => Number(id.slice(1))).filter(Number.isInteger);
  const id = `q${Math.max(0, ...numbers) + 1}`;
  return [...rows, { id, quantity, label: "", formula: "" }];
}

export function withRowChanged(
  rows: EstimateRow[],
  id: string,
  patch: Partial<EstimateRow>,
): EstimateRow[] {
  return rows.map((one) => (one.id === id ? { ...one, ...patch } : one));
}

/** What of the problem has no row yet. */
export function quantitiesLeft(
  rows: EstimateRow[],
  { quantities }: Problem,
): Problem["quantities"] {
  const there = new Set(rows.map(({ quantity }) => quantity));
  return quantities.filter(({ id }) => !there.has(id));
}

/** The unit of a quantity, in words. */
export function unitText(unit: string): string {
  const words: Record<string, string> = {
    "/s": "per second",
    B: "bytes",
    "B/s": "bytes per second",
    "": "none, a plain number",
  };
  return words[unit] ?? unit;
}

/** What is wrong with a formula, and where. */
export function errorText(formula: string, { error, text }: Computed): string | undefined {
  if (!error || formula.trim() === "") return undefined;
  const place = [...formula].slice(error.at).join("").trim();
  const where = text === null && error.at > 0 && place ? ` (at “${place.slice(0, 20)}”)` : "";
  const message = error.message.charAt(0).toUpperCase() + error.message.slice(1);
  return `${message}${where}.`;
}
