import { expect, it } from "vitest";
import { changedFields, mergeThree, sameValue } from "./three-way";

it("compares by value, lists in order, fields in any order", () => {
  expect(sameValue({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true);
  expect(sameValue([1, 2], [2, 1])).toBe(false);
  expect(sameValue({ a: undefined }, {})).toBe(false);
  expect(sameValue([], {})).toBe(false);
  expect(sameValue(null, {})).toBe(false);
});

it("sends only what changed", () => {
  const base = { title: "A", places: ["Berlin"], pay: 1 as number | null };
  expect(changedFields(base, { ...base, places: ["Berlin"] })).toEqual({});
  expect(changedFields(base, { ...base, title: "B", pay: null })).toEqual({
    title: "B",
    pay: null,
  });
});

it("puts two edits together where they do not meet", () => {
  const base = { name: "A", size: "1", tags: ["x"] };
  const merge = mergeThree(base, { ...base, name: "B" }, { ...base, tags: ["x", "y"] });
  expect(merge).toEqual({
    merged: { name: "B", size: "1", tags: ["x", "y"] },
    taken: ["tags"],
    contested: [],
  });
});

it("names what both changed, and keeps mine", () => {
  const base = { name: "A", size: "1" };
  expect(mergeThree(base, { name: "B", size: "2" }, { name: "C", size: "2" })).toEqual({
    merged: { name: "B", size: "2" },
    taken: [],
    contested: ["name"],
  });
});
