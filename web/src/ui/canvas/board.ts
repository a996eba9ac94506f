import { type Patch, patched } from "../patched";
import { type EdgeKind, edgeKinds, kindOf } from "./kinds";

export type BoardNode = {
  id: string;
  kind: string;
  label: string;
  note: string;
  /** The upper left corner, in pixels of the canvas. */
  x: number;
  y: number;
  /** How many of it there are; one unless said. */
  instances?: number;
  /** Requests a second that one instance carries; unknown unless said. */
  capacity?: number;
};

export type BoardEdge = {
  id: string;
  /** Who calls. */
  from: string;
  /** Who is called. */
  to: string;
  label: string;
  /** A request unless said. */
  kind?: EdgeKind;
};

/** A drawing of a system. `notes` is free text about the whole. */
export type Board = { nodes: BoardNode[]; edges: BoardEdge[]; notes: string };

/** The server takes no more. */
export const MOST_NODES = 80;
export const MOST_EDGES = 200;
export const MOST_INSTANCES = 1_000_000;
export const MOST_CAPACITY = 1e15;

export const NODE_WIDTH = 176;
export const NODE_HEIGHT = 64;

const COLUMN = NODE_WIDTH + 72;
const ROW = NODE_HEIGHT + 56;
const COLUMNS = 4;

/** What a component is called: its own label, else its kind. */
export function nameOf(node: Pick<BoardNode, "label" | "kind">): string {
  return node.label.trim() || kindOf(node.kind).word;
}

/** A name that nothing of this list has: the letter and the next free number. */
function freeId(letter: string, isTaken: { id: string }[]): string {
  const numbers = isTaken.map(({ id }) => Number(id.slice(1))).filter(Number.isInteger);
  return `${letter}${Math.max(0, ...numbers) + 1}`;
}

/** The first place of a coarse grid where nothing stands. */
function freePlace(nodes: BoardNode[]): { x: number; y: number } {
  for (let place = 0; ; place += 1) {
    const x = (place % COLUMNS) * COLUMN;
    const y = Math.floor(place / COLUMNS) * ROW;
    const isTaken = nodes.some(
      (one) => Math.abs(one.x - x) < NODE_WIDTH && Math.abs(one.y - y) < NODE_HEIGHT,
    );
    if (!isTaken) return { x, y };
  }
}

/** The board with one component more, and that component's id; unchanged when it is full. */
export function withNode(board: Board, kind: string): { board: Board; id: string | null } {
  if (board.nodes.length >= MOST_NODES) return { board, id: null };
  const id = freeId("n", board.nodes);
  const node: BoardNode = { id, kind, label: "", note: "", ...freePlace(board.nodes) };
  return { board: { ...board, nodes: [...board.nodes, node] }, id };
}

/** Changes fields of a component; undefined takes one away. */
export function withNodeChanged(board: Board, id: string, patch: Patch<BoardNode>): Board {
  const nodes = board.nodes.map((one) => (one.id === id ? patched(one, patch) : one));
  return { ...board, nodes };
}

/** A component goes with its connections. */
export function withoutNode(board: Board, id: string): Board {
  return {
    ...board,
    nodes: board.nodes.filter((one) => one.id !== id),
    edges: board.edges.filter(({ from, to }) => from !== id && to !== id),
  };
}

/** One connection from one component to another; a second one of the same direction changes nothing. */
export function withEdge(board: Board, from: string, to: string): Board {
  const known = new Set(board.nodes.map(({ id }) => id));
  const twice = board.edges.some((one) => one.from === from && one.to === to);
  if (from === to || twice || !known.has(from) || !known.has(to)) return board;
  if (board.edges.length >= MOST_EDGES) return board;
  const edge: BoardEdge = { id: freeId("e", board.edges), from, to, label: "" };
  return { ...board, edges: [...board.edges, edge] };
}

/** Changes fields of a connection; undefined takes one away. */
export function withEdgeChanged(board: Board, id: string, patch: Patch<BoardEdge>): Board {
  const edges = board.edges.map((one) => (one.id === id ? patched(one, patch) : one));
  return { ...board, edges };
}

export function withoutEdge(board: Board, id: string): Board {
  return { ...board, edges: board.edges.filter((one) => one.id !== id) };
}

/** A connection in words: "Reader to Cache: GET", "API to Queue, not waited for". */
export function edgeText(board: Board, edge: BoardEdge): string {
  const name = (id: string) => {
    const node = board.nodes.find((one) => one.id === id);
    return node ? nameOf(node) : "?";
  };
  const { aside } = edgeKinds[edge.kind ?? "request"];
  const label = edge.label.trim();
  return `${name(edge.from)} to ${name(edge.to)}${aside && `, ${aside}`}${label && `: ${label}`}`;
}

/** What is said of a component's size: "3 instances, 2,000/s each"; empty when nothing is. */
export function sizeText({ instances, capacity }: BoardNode): string {
  const count = instances && instances > 1 ? `${instances.toLocaleString()} instances` : "";
  const each = count ? " each" : "";
  const carries = capacity === undefined ? "" : `${capacity.toLocaleString()}/s${each}`;
  return [count, carries].filter(Boolean).join(", ");
}
