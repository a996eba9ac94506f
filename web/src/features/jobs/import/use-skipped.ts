import { useState } from "react";

const keyOf = (id: string) => `devproof.import-skipped.${id}`;

/** The rows of an import that are to be excluded, by number. They survive a reload of the page. */
export function useSkipped(id: string): [Set<number>, (number: number, skip: boolean) => void] {
  const [skipped, setSkipped] = useState(() => readSkipped(id));
  const set = (number: number, skip: boolean) =>
    setSkipped((before) => {
      const after = new Set(before);
      if (skip) after.add(number);
      else after.delete(number);
      try {
        sessionStorage.setItem(keyOf(id), JSON.stringify([...after]));
      } catch {
        // Without room to keep it, it lasts as long as the page.
      }
      return after;
    });
  return [skipped, set];
}

function readSkipped(id: string): Set<number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? "[]");
    return new Set(Array.isArray(stored) ? stored.filter((one) => Number.isInteger(one)) : []);
  } catch {
    return new Set();
  }
}
