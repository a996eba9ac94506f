import { describe, expect, test } from "vitest";
import { jsonProblemPlace } from "./json-place";

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe("the place of a syntax error", () => {
  test.each([
    ['{"a": 1,\n "b": }', 2, 7],
    ['{"a": 1\n "b": 2}', 2, 2],
    ["{'a': 1}", 1, 2],
    ['{"a": 1,}', 1, 9],
    ["[1, 2", 1, 6],
    ['{"a": "x\ny"}', 1, 9],
    ['{"a": tru}', 1, 7],
    ["", 1, 1],
    ['{"a": 1} trailing', 1, 10],
    ['{"a": "\\x"}', 1, 8],
    ["[01]", 1, 2],
    ["[1 2]", 1, 4],
    ["{]", 1, 2],
  ])("%j", (text, line, column) => {
    expect(parses(text)).toBe(false);
    expect(jsonProblemPlace(text)).toEqual({ line, column });
  });

  test.each([
    "{}",
    "[]",
    ' {"a": [1, {"b": null}, "x\\u00e9"], "c": -1.5e+3} ',
    '"x"',
    "[[],{}]",
    "0",
  ])("%j has none", (text) => {
    expect(parses(text)).toBe(true);
    expect(jsonProblemPlace(text)).toBeNull();
  });

  test("a hundred thousand brackets are walked, not climbed", () => {
    expect(jsonProblemPlace("[".repeat(100_000))).toEqual({ line: 1, column: 100_001 });
    expect(jsonProblemPlace("[".repeat(100_000) + "]".repeat(100_000))).toBeNull();
  });
});
