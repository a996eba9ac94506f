import { expect, it } from "vitest";
import type { DemandForSkill } from "@/lib/database.types";
import { changeOf, changeText, jobsText, percentOf, pointsOf, weeksText } from "./figures";

const skill = (history: number[], jobs: number): DemandForSkill => ({
  slug: "rust",
  name: "Rust",
  grade: null,
  jobs,
  matches: 0,
  history,
});

it("says how much demand changed since the first counted week", () => {
  expect(changeText(changeOf(skill([30, 40], 42)))).toBe("+12");
  expect(changeText(changeOf(skill([1300, 2], 100)))).toBe("−1,200");
  expect(changeText(changeOf(skill([7], 7)))).toBe("0");
  expect(changeText(changeOf(skill([], 7)))).toBe("–");
  expect([weeksText(1), weeksText(12)]).toEqual(["over the last week", "over the last 12 weeks"]);
});

it("draws each week and today; on a Monday today is one of them", () => {
  const weeks = ["2026-11-16", "2026-11-23"];
  expect(pointsOf(weeks, skill([3, 4], 6), "2026-11-28")).toEqual([
    { x: "2026-11-16", y: 3 },
    { x: "2026-11-23", y: 4 },
    { x: "2026-11-28", y: 6 },
  ]);
  expect(pointsOf(weeks, skill([3, 4], 6), "2026-11-23").map(({ y }) => y)).toEqual([3, 6]);
  expect(pointsOf([], skill([], 6), "2026-11-23")).toEqual([{ x: "2026-11-23", y: 6 }]);
});

it("counts in words", () => {
  expect([jobsText(0), jobsText(1), jobsText(1200)]).toEqual(["0 jobs", "1 job", "1,200 jobs"]);
  expect([percentOf(1, 3), percentOf(0, 0), percentOf(2, 2)]).toEqual([33, null, 100]);
});
