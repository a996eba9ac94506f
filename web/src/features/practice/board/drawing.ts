import type { Board as Drawing } from "@/ui/canvas/board";
import { type Places, placesOf } from "./layout";
import { valueAt } from "./settings";
import {
  type SimulatedBoard,
  type SimulatedComponent,
  withConnection,
  withoutComponent,
  withoutConnection,
} from "./simulated-board";

/** A board and where its components stand on the drawing: what a browser keeps. */
export type Sketch = { board: SimulatedBoard; places: Places };

/** How many of a component run: instances, or nodes of a storage. */
function countOf(component: SimulatedComponent): number {
  const number = (path: string) => {
    const value = valueAt(component, path);
    return typeof value === "number" ? value : 1;
  };
  return number("instances") * number("storage/replicas") * number("storage/partitions");
}

/** The board as the canvas draws it. */
export function toDrawing({ board, places }: Sketch, isQueue: (kind: string) => boolean): Drawing {
  const at = placesOf(board, places);
  const kinds = new Map(board.components.map(({ id, kind }) => [id, kind]));
  return {
    notes: "",
    nodes: board.components.map((one) => ({
      id: one.id,
      kind: one.kind,
      // An id says more than a kind, which several can have.
      label: one.label || one.id,
      note: "",
      x: at[one.id]?.x ?? 0,
      y: at[one.id]?.y ?? 0,
      instances: countOf(one),
    })),
    edges: board.connections.map((one) => ({
      id: one.id,
      from: one.from,
      to: one.to,
      label: "",
      kind: one.mode === "async" || isQueue(kinds.get(one.from) ?? "") ? "async" : "request",
    })),
  };
}

/** What was done on the canvas: moved, removed, connected. Settings are none of the canvas's. */
export function fromDrawing(sketch: Sketch, drawing: Drawing): Sketch {
  const nodes = new Set(drawing.nodes.map(({ id }) => id));
  const edges = new Set(drawing.edges.map(({ id }) => id));
  let { board } = sketch;
  for (const { id } of sketch.board.components) {
    if (!nodes.has(id)) board = withoutComponent(board, id);
  }
  for (const { id } of sketch.board.connections) {
    if (!edges.has(id)) board = withoutConnection(board, id);
  }
  for (const { from, to } of drawing.edges) board = withConnection(board, from, to);
  const places = Object.fromEntries(drawing.nodes.map(({ id, x, y }) => [id, { x, y }]));
  return { board, places };
}
