import { expect, it } from "vitest";
import { type Graph, planChunks } from "./chunk-plan.ts";

/** Modules with what they import; all of one size. */
function graphOf(imports: Record<string, string[]>, size: number): Graph {
  return new Map(Object.entries(imports).map(([id, all]) => [id, { imports: all, size }]));
}

it("puts what every page has into two files, and leaves a page's own code with the page", () => {
  const graph = graphOf(
    {
      main: ["frame", "/node_modules/react"],
      frame: [],
      "/node_modules/react": [],
      page: ["frame", "own"],
      own: [],
    },
    1,
  );
  expect([...planChunks(graph, "main", ["page"])].sort()).toEqual([
    ["/node_modules/react", "vendor"],
    ["frame", "app"],
    ["main", "app"],
  ]);
});

const shared = {
  main: [],
  one: ["a", "b"],
  two: ["a", "b", "c"],
  three: ["c"],
  a: [],
  b: [],
  c: [],
};

it("keeps apart what is large and not needed by all, and joins what is small", () => {
  const pages = ["one", "two", "three"];
  const large = planChunks(graphOf(shared, 200_000), "main", pages);
  expect(large.get("a")).toBe(large.get("b"));
  expect(large.get("a")).not.toBe(large.get("c"));
  const small = planChunks(graphOf(shared, 100), "main", pages);
  expect(small.get("a")).toBe(small.get("c"));
});

it("spares the pages that are opened most a request", () => {
  const graph = graphOf(
    { main: [], one: ["a"], two: ["a", "b"], three: ["b"], a: [], b: [] },
    60_000,
  );
  const pages = ["one", "two", "three"];
  const alike = planChunks(graph, "main", pages);
  const often = planChunks(graph, "main", pages, (page) => (page === "two" ? 10 : 1));
  expect(alike.get("a")).not.toBe(alike.get("b"));
  expect(often.get("a")).toBe(often.get("b"));
});

it("joins no files into a circle", () => {
  const graph: Graph = new Map([
    ["main", { imports: [], size: 1 }],
    // `top` and `base` are small, `heavy` lies between them and is needed by few.
    ["one", { imports: ["top"], size: 1 }],
    ["two", { imports: ["top"], size: 1 }],
    ["three", { imports: ["heavy"], size: 1 }],
    ...["four", "five", "six"].map((id) => [id, { imports: ["base"], size: 1 }] as const),
    ["top", { imports: ["heavy"], size: 1 }],
    ["heavy", { imports: ["base"], size: 900_000 }],
    ["base", { imports: [], size: 1 }],
  ]);
  const plan = planChunks(graph, "main", ["one", "two", "three", "four", "five", "six"]);
  const [top, heavy, base] = ["top", "heavy", "base"].map((id) => plan.get(id));
  expect(top === base && top !== heavy, "top and base in one file around heavy").toBe(false);
});
