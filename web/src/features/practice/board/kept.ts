import { readDraft, writeDraft } from "@/lib/drafts";
import type { Sketch } from "./drawing";
import type { Place, Places } from "./layout";
import type { SimulatedBoard } from "./simulated-board";
import { shapeFault } from "./text";

const nameOf = (slug: string) => `practice.${slug}`;

/** The board that this browser keeps for a problem, or the one to begin with. */
export function readSketch(slug: string, start: SimulatedBoard): Sketch {
  const kept = readDraft<Sketch>(nameOf(slug));
  // What an older version wrote may have another form.
  if (!kept?.board || shapeFault(kept.board) !== null) return { board: start, places: {} };
  return { board: kept.board, places: readPlaces(kept.places) };
}

export function keepSketch(slug: string, sketch: Sketch): void {
  writeDraft(nameOf(slug), sketch);
}

function readPlaces(places: unknown): Places {
  if (typeof places !== "object" || places === null) return {};
  return Object.fromEntries(
    Object.entries(places).filter(
      (entry): entry is [string, Place] =>
        typeof entry[1]?.x === "number" && typeof entry[1]?.y === "number",
    ),
  );
}
