import { expect, test } from "vitest";
import { anchorsAt, levelByChecks } from "./level";
import { result } from "./testing/sample";

test("the level by checks is the scorer's: 40 · met / of, rounded half up", () => {
  expect(levelByChecks({ met: 4, of: 5 })).toBe(32);
  expect(levelByChecks({ met: 2, of: 3 })).toBe(27);
  expect(levelByChecks({ met: 1, of: 16 })).toBe(3);
  expect(levelByChecks({ met: 0, of: 0 })).toBe(0);
  for (const score of result.receipt?.score.dimensions ?? []) {
    expect(score.level).toBe(score.cap ? 15 : levelByChecks(score));
  }
});

test("a level has reached the anchor below it, and the top has none above", () => {
  const anchors = ["none", "some", "half", "most", "all"];
  expect(anchorsAt(0, anchors)).toEqual({ reached: 0, next: 1 });
  expect(anchorsAt(29, anchors)).toEqual({ reached: 2, next: 3 });
  expect(anchorsAt(40, anchors)).toEqual({ reached: 4, next: null });
});
