import { useCallback, useEffect, useRef, useState } from "react";
import type { Sketch } from "./board/drawing";
import { keepSketch, readSketch } from "./board/kept";
import type { SimulatedBoard } from "./board/simulated-board";

/** A moved component changes often: the browser's storage gets the last of it. */
const PAUSE_MS = 300;

/** The board of a problem as this browser keeps it. */
export function useSketch(slug: string, start: SimulatedBoard) {
  const [sketch, setSketch] = useState(() => readSketch(slug, start));
  const last = useRef(sketch);
  const kept = useRef(sketch);
  const keep = useCallback(() => {
    // What is kept already isn't written again, so that a draft forgotten at sign-out stays so.
    if (kept.current === last.current) return;
    kept.current = last.current;
    keepSketch(slug, last.current);
  }, [slug]);
  useEffect(() => {
    last.current = sketch;
    const timer = setTimeout(keep, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [sketch, keep]);
  useEffect(() => {
    // What was changed last must not be lost by a reload, or by going to another page.
    window.addEventListener("pagehide", keep);
    return () => {
      window.removeEventListener("pagehide", keep);
      keep();
    };
  }, [keep]);
  const setBoard = (board: SimulatedBoard) => setSketch((before) => ({ ...before, board }));
  const startAgain = () => setSketch({ board: start, places: {} });
  return { sketch, setSketch: setSketch as (next: Sketch) => void, setBoard, startAgain };
}
