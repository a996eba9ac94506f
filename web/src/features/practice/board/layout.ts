import { NODE_HEIGHT, NODE_WIDTH } from "@/ui/canvas/board";
import type { SimulatedBoard } from "./simulated-board";

export type Place = { x: number; y: number };
export type Places = Record<string, Place>;

const COLUMN = NODE_WIDTH + 72;
const ROW = NODE_HEIGHT + 40;

/**
 * Where each component stands: where it was put, and else in the column after the one that calls it, below what stands
 * there already.
 */
export function placesOf(board: SimulatedBoard, known: Places): Places {
  const depths = depthsOf(board);
  const placed = board.components.filter(({ id }) => known[id]);
  const places: Places = Object.fromEntries(placed.map(({ id }) => [id, known[id] as Place]));
  for (const { id } of board.components) {
    if (places[id]) continue;
    const x = (depths.get(id) ?? 0) * COLUMN;
    let y = 0;
    while (Object.values(places).some((one) => overlaps(one, { x, y }))) y += ROW;
    places[id] = { x, y };
  }
  return places;
}

function overlaps(one: Place, other: Place): boolean {
  return Math.abs(one.x - other.x) < NODE_WIDTH && Math.abs(one.y - other.y) < NODE_HEIGHT;
}

/** How many calls away from a beginning each component is, by the shortest way. */
function depthsOf(board: SimulatedBoard): Map<string, number> {
  const called = new Set(board.connections.map(({ to }) => to));
  const depths = new Map<string, number>();
  let open = board.components.map(({ id }) => id).filter((id) => !called.has(id));
  for (let depth = 0; open.length > 0; depth += 1) {
    const now = open.filter((id) => !depths.has(id));
    for (const id of now) depths.set(id, depth);
    open = board.connections.filter(({ from }) => now.includes(from)).map(({ to }) => to);
  }
  return depths;
}
