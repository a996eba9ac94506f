import ranks from "@content/ranks.json";
import { expect, it } from "vitest";
import { rankNamed } from "./rank-by-name";

it("knows every rank of the product by its name", () => {
  expect(ranks.map(({ name }) => rankNamed(name))).toEqual([
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    "founding",
    "admin",
  ]);
  expect(rankNamed(null)).toBe(0);
});
