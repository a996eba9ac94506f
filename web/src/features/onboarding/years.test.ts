import { describe, expect, test } from "vitest";
import { yearsOf } from "./years";

const today = new Date("2026-07-15T12:00:00");

describe("years of work", () => {
  test.each([
    [[], null],
    [[["2020-07", null]], 6],
    [[["2010-01", "2014-01"]], 4],
    [[["2010", "2014"]], 4],
    // Two posts at once count once, a gap doesn't count.
    [
      [
        ["2010-01", "2014-01"],
        ["2012-01", "2013-01"],
        ["2016-01", "2018-01"],
      ],
      6,
    ],
    [[["2026-05", null]], 0],
    [[["1940-01", null]], 70],
  ] as [[string, string | null][], number | null][])("%j are %s", (posts, years) => {
    const rows = posts.map(([started_on, ended_on]) => ({ started_on, ended_on }));
    expect(yearsOf(rows, today)).toBe(years);
  });
});
