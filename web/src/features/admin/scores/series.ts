import type { ScoreCount } from "@/lib/database.types";
import type { Point } from "@/ui/chart/chart-data";

const steps = Array.from({ length: 10 }, (_, step) => step * 10);

/** Ten points in words: "70–79"; the last one has 100 too. */
export const stepLabel = (from: number) => `${from}–${from === 90 ? 100 : from + 9}`;

/** A month in few letters: twelve of them stand side by side. */
export const monthLabel = (month: string) =>
  new Intl.DateTimeFormat(undefined, { timeZone: "UTC", month: "short", year: "2-digit" }).format(
    new Date(`${month}-01`),
  );

const countOf = (scores: ScoreCount[]) => scores.reduce((sum, { count }) => sum + count, 0);

function average(scores: ScoreCount[]): number | null {
  const count = countOf(scores);
  return count === 0 ? null : Math.round(scores.reduce((sum, one) => sum + one.sum, 0) / count);
}

/** How many scores are within each ten points, those without any too. */
export const distribution = (scores: ScoreCount[]): Point[] =>
  steps.map((from) => ({
    x: stepLabel(from),
    y: countOf(scores.filter(({ from_points }) => from_points === from)),
  }));

/** The months from the first one on, as many as are asked for: "2026-01". */
export function monthsFrom(since: string, count: number): string[] {
  const [year = 0, month = 1] = since.split("-").map(Number);
  return Array.from({ length: count }, (_, n) =>
    new Date(Date.UTC(year, month - 1 + n, 1)).toISOString().slice(0, 7),
  );
}

/** Scores and their average by month; a month without scores has none. */
export function byMonth(scores: ScoreCount[], months: string[]) {
  const of = (month: string) => scores.filter((score) => score.month === month);
  return {
    counts: months.map((month): Point => ({ x: month, y: countOf(of(month)) })),
    averages: months.map((month): Point => ({ x: month, y: average(of(month)) })),
  };
}

/** Each problem with its scores, the hardest first. */
export function byProblem(scores: ScoreCount[]) {
  const slugs = [...new Set(scores.map(({ problem }) => problem))];
  return slugs
    .map((slug) => {
      const own = scores.filter(({ problem }) => problem === slug);
      return {
        slug,
        title: own[0]?.title ?? slug,
        count: countOf(own),
        average: average(own) ?? 0,
      };
    })
    .sort((a, b) => a.average - b.average || a.title.localeCompare(b.title));
}
