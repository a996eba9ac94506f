import { describe, expect, it } from "vitest";
import {
  adminShape,
  foundingShape,
  type Line,
  linesPath,
  outlinePath,
  rankShape,
  shapeOf,
} from "./rank-shape";

const ranks = [0, 1, 2, 3, 4, 5, 6];
const mirrored = (line: Line): string =>
  JSON.stringify(line.map(([x, y]) => [Math.round((24 - x) * 100) / 100, y]).sort());
const plain = (line: Line): string => JSON.stringify([...line].sort());

describe.each(ranks)("rank %i", (rank) => {
  const { outline, inner } = rankShape(rank);

  it("has a side and an inner line for each rank", () => {
    expect(outline).toHaveLength(3 + rank);
    expect(inner).toHaveLength(rank);
  });

  it("stays within the square and looks the same in a mirror", () => {
    for (const [x, y] of outline) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(1);
      expect(Math.max(x, y)).toBeLessThanOrEqual(23);
    }
    expect(inner.map(mirrored).sort()).toEqual(inner.map(plain).sort());
  });

  it("draws no line twice and none along a side", () => {
    expect(new Set(inner.map(plain)).size).toBe(inner.length);
    const corner = (point: readonly [number, number]) =>
      outline.findIndex(([x, y]) => x === point[0] && y === point[1]);
    for (const [from, to] of inner) {
      const apart = Math.abs(corner(from) - corner(to));
      expect(Math.min(apart, outline.length - apart)).toBeGreaterThan(1);
    }
  });
});

it("gives the two ranks by hand a shape that no other has", () => {
  const paths = [...ranks.map(rankShape), foundingShape, adminShape].map(
    ({ outline, inner }) => outlinePath(outline) + linesPath(inner),
  );
  expect(new Set(paths).size).toBe(9);
  expect(shapeOf("founding")).toBe(foundingShape);
  expect(shapeOf("admin")).toBe(adminShape);
});

it("keeps to the seven for any number", () => {
  expect(rankShape(99)).toEqual(rankShape(6));
  expect(rankShape(-1)).toEqual(rankShape(0));
});
