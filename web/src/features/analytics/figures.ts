import type { ComparedFigure } from "@/lib/database.types";
import type { AnalyticsStep } from "@/lib/vocabulary.generated";
import type { Series } from "@/ui/chart/chart-data";
import { pointKey } from "./period";

type Pointed = { starts_on: string };

/** A figure of each point as a series, and the same of the period before. */
export function seriesOf<P extends Pointed>(
  points: P[],
  by: AnalyticsStep,
  name: string,
  figure: (point: P) => ComparedFigure | null,
): { now: Series; before: Series } {
  const make = (of: keyof ComparedFigure, called: string): Series => ({
    name: called,
    points: points.map((point) => ({
      x: pointKey(point.starts_on, by),
      y: figure(point)?.[of] ?? null,
    })),
  });
  return { now: make("count", name), before: make("previous", "Previous period") };
}

/** How a figure changed, in words: "12% more", "Same". Nothing to divide by has no percentage. */
export function changeWords(count: number, previous: number): string {
  if (count === previous) return "Same as before";
  if (previous === 0) return `${figure(count)} more`;
  const share = Math.abs(count - previous) / previous;
  const percent = share.toLocaleString(undefined, { style: "percent", maximumFractionDigits: 0 });
  return `${percent} ${count > previous ? "more" : "less"}`;
}

export function figure(value: number): string {
  return value.toLocaleString(undefined, { maximumFractionDigits: 1 });
}

/** "38.5%"; a dash where there is nothing to divide by. */
export function percentWords(percent: number | null): string {
  if (percent === null) return "–";
  return (percent / 100).toLocaleString(undefined, { style: "percent", maximumFractionDigits: 1 });
}

/** Interests per view; a dash without views. A job can be found interesting without its page. */
export function conversion(interested: number, views: number): number | null {
  return views > 0 ? (100 * interested) / views : null;
}
