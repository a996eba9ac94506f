import { useEffect, useState } from "react";
import type { Sketch } from "./board/drawing";
import { keepSketch, readSketch } from "./board/kept";
import type { SimulatedBoard } from "./board/simulated-board";

/** A moved component writes often: the browser's storage gets the last of it. */
const PAUSE_MS = 300;

/** The board of a problem as this browser keeps it. */
export function useSketch(slug: string, start: SimulatedBoard) {
  const [sketch, setSketch] = useState(() => readSketch(slug, start));
  useEffect(() => {
    const keep = () => keepSketch(slug, sketch);
    const timer = setTimeout(keep, PAUSE_MS);
    // What was changed last must not be lost by a reload.
    window.addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      keep();
      window.removeEventListener("pagehide", keep);
    };
  }, [slug, sketch]);
  const setBoard = (board: SimulatedBoard) => setSketch((before) => ({ ...before, board }));
  const startAgain = () => setSketch({ board: start, places: {} });
  return { sketch, setSketch: setSketch as (next: Sketch) => void, setBoard, startAgain };
}
