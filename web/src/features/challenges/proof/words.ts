import { duration } from "@/ui/relative-time";

/** "Passed on try 3". Null when no try is known. */
export function triesText(tries: number): string | null {
  if (tries < 1) return null;
  return tries === 1 ? "Passed on the first try" : `Passed on try ${tries}`;
}

/** From the first submission to the one that passed. Null when nothing lies between them. */
export function takenText(first: string | null, passed: string, tries: number): string | null {
  if (!first || tries < 2) return null;
  const ms = Date.parse(passed) - Date.parse(first);
  return Number.isNaN(ms) ? null : duration(ms);
}

/** "5 visible tests, 17 hidden". */
export function testsText(visible: number, total: number): string {
  const shown = `${visible} visible ${visible === 1 ? "test" : "tests"}`;
  const hidden = Math.max(0, total - visible);
  return hidden === 0 ? shown : `${shown}, ${hidden} hidden`;
}
