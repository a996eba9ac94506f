import { readChoice, readNumber } from "@/lib/url-state";
import { type AnalyticsStep, analyticsStepLabels } from "@/lib/vocabulary.generated";

/** What a page of analytics shows: so many days, weeks or months, today's last. */
export type Period = { by: AnalyticsStep; count: number };

/** The periods that can be chosen, the usual one first. */
export const periods: { period: Period; label: string }[] = [
  { period: { by: "day", count: 28 }, label: "28 days" },
  { period: { by: "day", count: 7 }, label: "7 days" },
  { period: { by: "week", count: 12 }, label: "12 weeks" },
  { period: { by: "week", count: 26 }, label: "26 weeks" },
  { period: { by: "month", count: 12 }, label: "12 months" },
];

export const usualPeriod: Period = { by: "day", count: 28 };

/** The server's limits. */
const most: Record<AnalyticsStep, number> = { day: 92, week: 53, month: 24 };

/** The period in an address; anything that is none is the usual one. */
export function readPeriod(params: URLSearchParams): Period {
  const by = readChoice(analyticsStepLabels, params, "by") ?? usualPeriod.by;
  const fallback = periods.find(({ period }) => period.by === by)?.period.count ?? 1;
  return { by, count: readNumber(params, "count", most[by]) ?? fallback };
}

export function periodKey({ by, count }: Period): string {
  return `${by}-${count}`;
}

/** The address of a period on a page; the usual one has none. */
export function periodHref(path: string, { by, count }: Period): string {
  if (by === usualPeriod.by && count === usualPeriod.count) return path;
  return `${path}?by=${by}&count=${count}`;
}

/** Dates of the data are days without a time zone. */
const dayFormat = { timeZone: "UTC", day: "numeric", month: "short", year: "numeric" } as const;

/** "3 – 30 Nov 2026", as the reader's language writes it. */
export function rangeWords(from: string, to: string, locale?: string): string {
  return new Intl.DateTimeFormat(locale, dayFormat).formatRange(new Date(from), new Date(to));
}

/** The day before an ISO date. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}

/** What one point is called in a chart or table: a month by its name, else its first day. */
export function pointKey(startsOn: string, by: AnalyticsStep): string {
  return by === "month" ? startsOn.slice(0, 7) : startsOn;
}

/** The head of a table's first column. */
export function stepName(by: AnalyticsStep): string {
  return by === "week" ? "Week from" : analyticsStepLabels[by];
}
