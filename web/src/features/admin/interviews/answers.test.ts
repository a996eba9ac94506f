import { expect, test } from "vitest";
import { keptAnswers, neighbour, nextOpen } from "./answers";
import type { Question } from "./types";

const questions = ["a", "b", "c"].map(
  (check): Question => ({ check, dimension: "interface", title: check, question: null, points: 1 }),
);

test("after an answer comes the next open question, around the end", () => {
  expect(nextOpen(questions, {}, null)).toBe("a");
  expect(nextOpen(questions, { a: true }, "a")).toBe("b");
  expect(nextOpen(questions, { b: true, c: false }, "c")).toBe("a");
  expect(nextOpen(questions, { a: true, b: true, c: false }, "a")).toBeNull();
});

test("walking stays at the ends", () => {
  expect(neighbour(questions, "a", 1)).toBe("b");
  expect(neighbour(questions, "c", 1)).toBe("c");
  expect(neighbour(questions, "a", -1)).toBe("a");
  expect(neighbour(questions, null, 1)).toBe("a");
  expect(neighbour([], null, 1)).toBeNull();
});

test("of a draft only answers to what is asked are kept", () => {
  expect(keptAnswers(questions, { a: true, b: "yes", z: false })).toEqual({ a: true });
  expect(keptAnswers(questions, null)).toEqual({});
});
