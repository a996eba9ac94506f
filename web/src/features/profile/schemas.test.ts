import { expect, test } from "vitest";
import { address, endsBeforeStart, month, neededAddress, toLines } from "./schemas";

test("an address may be left out where it is not needed", () => {
  expect(address.safeParse("").success).toBe(true);
  expect(neededAddress.safeParse("").success).toBe(false);
  expect(address.safeParse("not an address").success).toBe(false);
});

test("a month's problem is the server's rule in words", () => {
  expect(month.safeParse({ year: "1850", month: "" }).error?.issues[0]?.message).toMatch(/1940/);
  expect(month.safeParse({ year: "2020", month: "" }).success).toBe(true);
});

test("an end before the start is seen, an open end is none", () => {
  expect(endsBeforeStart({ year: "2020", month: "05" }, { year: "2020", month: "04" })).toBe(true);
  expect(endsBeforeStart({ year: "2020", month: "05" }, { year: "", month: "" })).toBe(false);
  expect(endsBeforeStart({ year: "2020", month: "05" }, { year: "2020", month: "" })).toBe(false);
  expect(endsBeforeStart({ year: "2020", month: "" }, { year: "2019", month: "12" })).toBe(true);
});

test("bullets that were typed are not stored", () => {
  expect(toLines("- one\n• two\n\n three \n* four")).toEqual(["one", "two", "three", "four"]);
});
