import { describe, expect, it } from "vitest";
import { diff, folded, inline, lines, readJson } from "./values";

describe("a value in lines", () => {
  it("stays on one as long as that is short", () => {
    expect(lines([1, "two", { three: null }])).toEqual(['[1, "two", { "three": null }]']);
    expect(inline({})).toBe("{}");
  });

  it("has a line for each part otherwise, with commas where JSON has them", () => {
    const row = ["a long name of a person", "another long name of somebody"];
    expect(lines([row, row, []])).toEqual([
      "[",
      '  ["a long name of a person", "another long name of somebody"],',
      '  ["a long name of a person", "another long name of somebody"],',
      "  []",
      "]",
    ]);
  });

  it("names the members of an object", () => {
    const text = "x".repeat(40);
    expect(lines({ first: text, second: [text, text] })).toEqual([
      "{",
      `  "first": "${text}",`,
      '  "second": [',
      `    "${text}",`,
      `    "${text}"`,
      "  ]",
      "}",
    ]);
  });
});

describe("what differs", () => {
  const kinds = (expected: string[], got: string[]) =>
    diff(expected, got).map(({ kind, text }) => `${kind[0]} ${text}`);

  it("keeps what both have", () => {
    expect(kinds(["a", "b", "c"], ["a", "c", "d"])).toEqual(["s a", "e b", "s c", "g d"]);
    expect(kinds([], ["x"])).toEqual(["g x"]);
    expect(kinds(["x"], [])).toEqual(["e x"]);
  });

  it("is quick where both are long", () => {
    const long = Array.from({ length: 5000 }, (_, index) => `line ${index}`);
    const other = long.with(4000, "another");
    expect(diff(long, other).filter(({ kind }) => kind !== "same")).toHaveLength(2000);
  });

  it("folds what is the same far from a difference", () => {
    const before = Array.from({ length: 10 }, (_, index) => String(index));
    const short = folded(diff([...before, "a"], [...before, "b"]), 2);
    expect(short).toEqual([
      { kind: "folded", count: 8, at: 0 },
      { kind: "same", text: "8", at: 8 },
      { kind: "same", text: "9", at: 9 },
      { kind: "expected", text: "a", at: 10 },
      { kind: "got", text: "b", at: 11 },
    ]);
  });
});

it("reads JSON, or says what is wrong", () => {
  expect(readJson(" [1] ")).toEqual({ value: [1] });
  expect(readJson("null")).toEqual({ value: null });
  expect(readJson("'a'")).toHaveProperty("problem");
  expect(readJson(" ")).toHaveProperty("problem");
});
