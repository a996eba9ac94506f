import { expect, it } from "vitest";
import { smallBoard } from "../testing";
import { fromDrawing, toDrawing } from "./drawing";
import { placesOf } from "./layout";
import {
  followArrows,
  routeOf,
  unusedConnections,
  withComponent,
  withConnection,
  withoutComponent,
  withoutConnection,
  withPart,
  withRoute,
} from "./simulated-board";

const isSource = (kind: string) => kind === "client";
const isQueue = (kind: string) => kind === "queue";

it("names a new component after its kind", () => {
  const first = withComponent(smallBoard, "load_balancer");
  expect(first.id).toBe("load-balancer");
  expect(withComponent(first.board, "load_balancer").id).toBe("load-balancer-2");
});

it("takes a component away with its connections, and these off their routes", () => {
  const { components, connections, routes } = withoutComponent(smallBoard, "db");
  expect(components.map(({ id }) => id)).toEqual(["app", "api"]);
  expect(connections.map(({ id }) => id)).toEqual(["ask"]);
  expect(routes).toEqual([{ flow: "order", connections: ["ask"] }]);
});

it("connects two components once in each direction", () => {
  expect(withConnection(smallBoard, "app", "api")).toBe(smallBoard);
  expect(withConnection(smallBoard, "app", "app")).toBe(smallBoard);
  expect(withConnection(smallBoard, "app", "nowhere")).toBe(smallBoard);
  const more = withConnection(smallBoard, "app", "db");
  expect(more.connections.at(-1)).toEqual({ id: "call", from: "app", to: "db" });
  expect([...unusedConnections(more)]).toEqual(["call"]);
  expect(withoutConnection(more, "call")).toEqual(smallBoard);
});

it("follows the arrows from where a route begins, each component once", () => {
  let { board } = withComponent(smallBoard, "queue");
  board = withConnection(board, "api", "queue");
  board = withConnection(board, "queue", "db");
  expect(followArrows(board, "order", isSource)).toEqual(["ask", "write", "call"]);
  board = withoutConnection(board, "write");
  expect(followArrows(board, "order", isSource)).toEqual(["ask", "call", "call-2"]);
  expect(followArrows({ ...board, components: [] }, "order", isSource)).toEqual([]);
});

it("sets routes and parts, and leaves the others as they are", () => {
  const board = withRoute(smallBoard, "read", ["ask"]);
  expect(routeOf(board, "read")).toEqual(["ask"]);
  expect(routeOf(withRoute(board, "order", []), "read")).toEqual(["ask"]);
  const changed = withPart(smallBoard, { id: "write", from: "api", to: "db", retries: 2 });
  expect(changed.connections[1]).toEqual({ id: "write", from: "api", to: "db", retries: 2 });
  expect(changed.components).toBe(smallBoard.components);
});

it("draws a board from left to right and keeps what was moved", () => {
  const places = placesOf(smallBoard, { api: { x: 7, y: 9 } });
  expect(places.api).toEqual({ x: 7, y: 9 });
  expect((places.db?.x ?? 0) > (places.app?.x ?? 0)).toBe(true);
  const two = { ...smallBoard, connections: [] };
  const apart = placesOf(two, {});
  expect(new Set(Object.values(apart).map(({ x, y }) => `${x} ${y}`)).size).toBe(3);
});

it("takes over what was done on the drawing, and no settings", () => {
  const sketch = { board: smallBoard, places: {} };
  const drawing = toDrawing(sketch, isQueue);
  expect(drawing.nodes.map(({ label }) => label)).toEqual(["Shop", "api", "db"]);
  expect(fromDrawing(sketch, drawing).board).toEqual(smallBoard);
  const moved = {
    ...drawing,
    nodes: drawing.nodes
      .filter(({ id }) => id !== "db")
      .map((node) => (node.id === "api" ? { ...node, x: 5, y: 6 } : node)),
    edges: drawing.edges.filter(({ id }) => id === "ask"),
  };
  const after = fromDrawing(sketch, moved);
  expect(after.places.api).toEqual({ x: 5, y: 6 });
  expect(after.board.components.map(({ id }) => id)).toEqual(["app", "api"]);
  const joined = {
    ...drawing,
    edges: [...drawing.edges, { id: "e1", from: "db", to: "api", label: "" }],
  };
  expect(fromDrawing(sketch, joined).board.connections.at(-1)).toEqual({
    id: "call",
    from: "db",
    to: "api",
  });
});

it("draws how many there are, and which calls are async", () => {
  const board = {
    ...smallBoard,
    components: [
      { id: "app", kind: "client" },
      { id: "api", kind: "queue", storage: { replicas: 3, partitions: 2 } },
      { id: "db", kind: "worker", instances: 4 },
    ],
  };
  const { nodes, edges } = toDrawing({ board, places: {} }, isQueue);
  expect(nodes.map(({ instances }) => instances)).toEqual([1, 6, 4]);
  expect(edges.map(({ kind }) => kind)).toEqual(["request", "async"]);
});
