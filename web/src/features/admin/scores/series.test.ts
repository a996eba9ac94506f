import { expect, it } from "vitest";
import { byMonth, byProblem, distribution, monthsFrom } from "./series";

const score = (
  problem: string,
  month: string,
  from_points: number,
  count: number,
  sum: number,
) => ({
  problem,
  title: problem.toUpperCase(),
  month,
  from_points,
  count,
  sum,
});
const scores = [
  score("url", "2026-01", 70, 2, 150),
  score("url", "2026-02", 90, 1, 100),
  score("chat", "2026-02", 30, 1, 31),
];

it("counts scores by ten points, those without any too", () => {
  const points = distribution(scores);
  expect(points.length).toBe(10);
  expect(points.filter(({ y }) => y !== 0)).toEqual([
    { x: "30–39", y: 1 },
    { x: "70–79", y: 2 },
    { x: "90–100", y: 1 },
  ]);
});

it("has a point for each month, across the end of a year", () => {
  const months = monthsFrom("2025-12", 3);
  expect(months).toEqual(["2025-12", "2026-01", "2026-02"]);
  const { counts, averages } = byMonth(scores, months);
  expect(counts.map(({ y }) => y)).toEqual([0, 2, 2]);
  expect(averages.map(({ y }) => y)).toEqual([null, 75, 66]);
});

it("lists problems, the hardest first", () => {
  expect(byProblem(scores).map(({ slug, average }) => [slug, average])).toEqual([
    ["chat", 31],
    ["url", 83],
  ]);
});
