import { expect, test } from "vitest";
import { fromMonth, monthProblem, noMonth, spanText, toMonth } from "./dates";

test("spans show what is known", () => {
  expect(spanText("2019-03", null)).toBe("Mar 2019 – now");
  expect(spanText("2019-01", "2021-01")).toBe("Jan 2019 – Jan 2021");
  expect(spanText("2019", "2021")).toBe("2019 – 2021");
  expect(spanText("2019", "2021-03")).toBe("2019 – Mar 2021");
  expect(spanText("2014", null)).toBe("2014 – now");
  expect(spanText("2014", "2014")).toBe("2014");
  expect(spanText("2014", null, false)).toBe("2014");
  expect(spanText(null, "2018-06")).toBe("until Jun 2018");
  expect(spanText(null, null)).toBe("");
});

test("a month or a bare year goes to the form and back", () => {
  for (const date of ["2019-03", "2019"]) expect(fromMonth(toMonth(date))).toBe(date);
  expect(toMonth("2019")).toEqual({ year: "2019", month: "" });
  expect(fromMonth({ year: "19", month: "03" })).toBeNull();
  expect(fromMonth(noMonth)).toBeNull();
});

test("says what is wrong with a month", () => {
  expect(monthProblem(noMonth)).toBeNull();
  expect(monthProblem({ year: "", month: "03" })).toBe("Add the year.");
  expect(monthProblem({ year: "19", month: "" })).toMatch(/4 digits/);
  expect(monthProblem({ year: "1800", month: "" })).toMatch(/between/);
});
