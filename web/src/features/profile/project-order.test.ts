import { expect, test } from "vitest";
import { moved, placeAt } from "./project-order";

test("moves one and keeps the order of the rest", () => {
  const list = ["a", "b", "c", "d"];
  expect(moved(list, 0, 2)).toEqual(["b", "c", "a", "d"]);
  expect(moved(list, 3, 0)).toEqual(["d", "a", "b", "c"]);
});

test("stops at the ends", () => {
  const list = ["a", "b"];
  expect(moved(list, 0, -1)).toBe(list);
  expect(moved(list, 1, 9)).toBe(list);
  expect(moved(list, 7, 0)).toBe(list);
});

test("finds the place under a point in two columns", () => {
  const box = (left: number, top: number) => ({ left, top, width: 100, height: 50 });
  const boxes = [box(0, 0), box(110, 0), box(0, 60)];
  expect(placeAt(boxes, 150, 20)).toBe(1);
  expect(placeAt(boxes, 20, 90)).toBe(2);
  expect(placeAt(boxes, -500, -500)).toBe(0);
});
