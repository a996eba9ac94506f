import { expect, it } from "vitest";
import { hasFilters, readPayFilters, writePlace } from "./pay-filters";

it("reads what it writes, and leaves out what makes no sense", () => {
  const filters = { skill: "rust", level: "senior", place: "AT", isMatching: true } as const;
  const query = writePlace("go", filters);
  expect(query).toBe("?demand=go&skill=rust&level=senior&place=AT&matching=yes");
  expect(readPayFilters(new URLSearchParams(query))).toEqual(filters);
  const none = readPayFilters(new URLSearchParams("level=wizard&place=Austria&matching=1"));
  expect(none).toEqual({ skill: null, level: null, place: null, isMatching: false });
  expect([hasFilters(none), hasFilters(filters), writePlace(null, none)]).toEqual([
    false,
    true,
    "",
  ]);
});
