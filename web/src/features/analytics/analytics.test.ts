import { describe, expect, it } from "vitest";
import type { JobPerformance } from "@/lib/database.types";
import { changeWords, conversion, percentWords, seriesOf } from "./figures";
import { jobsCsv, sortJobs } from "./job-columns";
import { dayBefore, periodHref, rangeWords, readPeriod } from "./period";

const read = (query: string) => readPeriod(new URLSearchParams(query));

describe("the period in an address", () => {
  it.each([
    ["", "day", 28],
    ["by=week", "week", 12],
    ["by=month&count=12", "month", 12],
    ["by=day&count=93", "day", 28],
    ["by=year&count=2", "day", 2],
    ["by=week&count=-1", "week", 12],
    ["by=week&count=x", "week", 12],
  ])("%j is %s %i", (query, by, count) => {
    expect(read(query)).toEqual({ by, count });
  });

  it("is written only where it isn't the usual one", () => {
    expect(periodHref("/a", { by: "day", count: 28 })).toBe("/a");
    expect(periodHref("/a", { by: "week", count: 12 })).toBe("/a?by=week&count=12");
  });

  it("is named by its days, whatever the reader's time zone", () => {
    expect(rangeWords("2026-11-01", "2026-11-28", "en").replace(/\s/g, " ")).toMatch(
      /Nov 1 . 28, 2026/,
    );
    expect(dayBefore("2026-03-01")).toBe("2026-02-28");
  });
});

describe("figures", () => {
  it("say how they changed", () => {
    expect(changeWords(5, 5)).toBe("Same as before");
    expect(changeWords(3, 0)).toBe("3 more");
    expect(changeWords(6, 4)).toBe("50% more");
    expect(changeWords(0, 4)).toBe("100% less");
  });

  it("divide by nothing", () => {
    expect(percentWords(conversion(1, 0))).toBe("–");
    expect(percentWords(conversion(3, 8))).toBe("37.5%");
  });

  it("become series; months go by their name", () => {
    const points = [{ starts_on: "2026-11-01", views: { count: 2, previous: 1 } }];
    const { now, before } = seriesOf(points, "month", "Views", (point) => point.views);
    expect(now).toEqual({ name: "Views", points: [{ x: "2026-11", y: 2 }] });
    expect(before.points).toEqual([{ x: "2026-11", y: 1 }]);
  });
});

const job = (id: string, title: string, views: number, interested: number): JobPerformance => ({
  id,
  title,
  status: "open",
  views: { count: views, previous: 1 },
  interested: { count: interested, previous: 0 },
  approved: { count: 0, previous: 0 },
  conversations: { count: 0, previous: 0 },
});

describe("the table of jobs", () => {
  const jobs = [job("a", "Beta", 10, 1), job("b", "Alpha", 4, 2), job("c", "=SUM(A1)", 0, 1)];
  const order = (sorted: JobPerformance[]) => sorted.map(({ id }) => id).join("");

  it("sorts by any column, with what can't be said last", () => {
    expect(order(sortJobs(jobs, { by: "views", isDescending: true }))).toBe("abc");
    expect(order(sortJobs(jobs, { by: "title", isDescending: false }))).toBe("cba");
    expect(order(sortJobs(jobs, { by: "conversion", isDescending: true }))).toBe("bac");
    expect(order(sortJobs(jobs, { by: "conversion", isDescending: false }))).toBe("abc");
  });

  it("is a CSV without formulas", () => {
    const lines = jobsCsv([...jobs, job("d", 'A "quoted", one', 1, 1)]).split("\r\n");
    expect(lines[1]).toBe("Beta,open,10,1,0,0,10.0,1,0,0,0");
    expect(lines[3]).toBe("'=SUM(A1),open,0,1,0,0,,1,0,0,0");
    expect(lines[4]).toMatch(/^"A ""quoted"", one",open,/);
  });
});
