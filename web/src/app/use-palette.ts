import { useEffect, useState } from "react";
import type { Reader } from "./palette/entries";

type Palette = typeof import("./palette/palette");

/** The pages and actions beneath the box. Their code comes when they are first opened; without it the search goes on. */
export function usePalette(reader: Reader, typed: string, isOpen: boolean) {
  const [code, setCode] = useState<Palette | null>(null);
  useEffect(() => {
    if (isOpen && !code) import("./palette/palette").then(setCode, () => undefined);
  }, [isOpen, code]);
  return { code, offers: isOpen && code ? code.offers(reader, typed) : [] };
}
