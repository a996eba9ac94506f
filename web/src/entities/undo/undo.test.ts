import { expect, test } from "vitest";
import { secondsLeft, stillOpen, UNDO_MS } from "./undo";

const recent = (id: string, sentAt: number) => ({ id, sentAt });

test("counts from ten down to one and then it is over", () => {
  const one = recent("a", 1_000);
  expect(secondsLeft(one, 1_000)).toBe(10);
  expect(secondsLeft(one, 1_001)).toBe(10);
  expect(secondsLeft(one, 2_000)).toBe(9);
  expect(secondsLeft(one, 1_000 + UNDO_MS - 1)).toBe(1);
  expect(secondsLeft(one, 1_000 + UNDO_MS)).toBe(0);
  expect(secondsLeft(one, 1_000_000)).toBe(0);
});

test("keeps the open ones, the newest first", () => {
  const all = [recent("old", 0), recent("b", 5_000), recent("c", 6_000)];
  expect(stillOpen(all, 10_000).map((one) => one.id)).toEqual(["c", "b"]);
});
