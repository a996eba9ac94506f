import { expect, test } from "vitest";
import {
  type Board,
  edgeText,
  MOST_NODES,
  NODE_HEIGHT,
  NODE_WIDTH,
  sizeText,
  withEdge,
  withEdgeChanged,
  withNode,
  withNodeChanged,
  withoutNode,
} from "./board";

const empty: Board = { nodes: [], edges: [], notes: "" };
const two = withNode(withNode(empty, "client").board, "cache").board;

test("components get names of their own and places where nothing stands", () => {
  let board = empty;
  for (let count = 0; count < 9; count += 1) board = withNode(board, "service").board;
  expect(new Set(board.nodes.map(({ id }) => id)).size).toBe(9);
  for (const one of board.nodes) {
    for (const other of board.nodes) {
      if (one === other) continue;
      const apart =
        Math.abs(one.x - other.x) >= NODE_WIDTH || Math.abs(one.y - other.y) >= NODE_HEIGHT;
      expect(apart).toBe(true);
    }
  }
});

test("a full board takes no more", () => {
  let board = empty;
  for (let count = 0; count < MOST_NODES; count += 1) board = withNode(board, "queue").board;
  expect(withNode(board, "queue")).toEqual({ board, id: null });
});

test("a connection is made once, between two that are there", () => {
  const once = withEdge(two, "n1", "n2");
  expect(once.edges).toEqual([{ id: "e1", from: "n1", to: "n2", label: "" }]);
  expect(withEdge(once, "n1", "n2")).toBe(once);
  expect(withEdge(once, "n1", "n1")).toBe(once);
  expect(withEdge(once, "n1", "n9")).toBe(once);
  expect(withEdge(once, "n2", "n1").edges).toHaveLength(2);
});

test("a component that goes takes its connections with it", () => {
  const board = withoutNode(withEdge(two, "n1", "n2"), "n2");
  expect(board.nodes).toHaveLength(1);
  expect(board.edges).toEqual([]);
});

test("a connection reads as a sentence", () => {
  const named = withNodeChanged(withEdge(two, "n1", "n2"), "n1", { label: "Reader" });
  const board = withEdgeChanged(named, "e1", { label: "GET" });
  expect(board.edges.map((edge) => edgeText(board, edge))).toEqual(["Reader to Cache: GET"]);
});

test("a connection's sentence says what it carries", () => {
  const board = withEdgeChanged(withEdge(two, "n1", "n2"), "e1", { kind: "async" });
  expect(board.edges.map((edge) => edgeText(board, edge))).toEqual(["Client to Cache, async"]);
});

test("sizes are said as far as they are known, and leave no trace when taken back", () => {
  const sized = withNodeChanged(two, "n2", { instances: 3, capacity: 2000 });
  expect(sized.nodes.map(sizeText)).toEqual(["", "3 instances, 2,000/s each"]);
  const [, cache] = withNodeChanged(sized, "n2", { instances: undefined }).nodes;
  expect(cache && sizeText(cache)).toBe("2,000/s");
  const back = withNodeChanged(sized, "n2", { instances: undefined, capacity: undefined });
  expect(Object.keys(back.nodes[1] ?? {})).toEqual(Object.keys(two.nodes[1] ?? {}));
});
