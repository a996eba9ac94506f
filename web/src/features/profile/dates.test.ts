import { expect, test } from "vitest";
import { fromMonth, monthProblem, noMonth, spanText, toMonth } from "./dates";

test("spans show what is known", () => {
  expect(spanText("2019-03-01", null)).toBe("Mar 2019 – now");
  expect(spanText("2019-03-01", "2021-01-01")).toBe("Mar 2019 – Jan 2021");
  expect(spanText("2014-01-01", "2018-01-01")).toBe("2014 – 2018");
  expect(spanText("2014-01-01", null)).toBe("2014 – now");
  expect(spanText("2014-01-01", "2014-01-01")).toBe("2014");
  expect(spanText("2014-01-01", null, false)).toBe("2014");
  expect(spanText(null, "2018-06-01")).toBe("until Jun 2018");
  expect(spanText(null, null)).toBe("");
});

test("a month goes to the form and back; a bare year is its January", () => {
  expect(toMonth("2019-03-01")).toEqual({ year: "2019", month: "03" });
  expect(fromMonth({ year: "2019", month: "03" })).toBe("2019-03-01");
  expect(fromMonth({ year: "2019", month: "" })).toBe("2019-01-01");
  expect(fromMonth(noMonth)).toBeNull();
});

test("says what is wrong with a month", () => {
  expect(monthProblem(noMonth)).toBeNull();
  expect(monthProblem({ year: "", month: "03" })).toBe("Add the year.");
  expect(monthProblem({ year: "19", month: "" })).toMatch(/4 digits/);
  expect(monthProblem({ year: "1800", month: "" })).toMatch(/between/);
});
