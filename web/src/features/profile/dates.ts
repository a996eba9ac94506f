const format = new Intl.DateTimeFormat(undefined, {
  year: "numeric",
  month: "short",
  timeZone: "UTC",
});

/**
 * A span of time as a résumé gives it: "Mar 2019 – now". A stored date has no precision of its own: where
 * both ends are a January, which is how a bare year is stored, only the years are shown.
 */
export function spanText(from: string | null, to: string | null, ongoing = true): string {
  const yearsOnly = [from, to].every((date) => date === null || date.slice(5, 7) === "01");
  const one = (date: string) => (yearsOnly ? date.slice(0, 4) : monthText(date));
  if (from && to) return one(from) === one(to) ? one(from) : `${one(from)} – ${one(to)}`;
  if (from) return ongoing ? `${one(from)} – now` : one(from);
  return to ? `until ${one(to)}` : "";
}

/** "Mar 2019". */
export function monthText(date: string): string {
  const moment = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(moment.getTime()) ? date : format.format(moment);
}

/** A month as a form holds it; the month is empty where only the year is known. */
export type MonthValue = { year: string; month: string };

export const noMonth: MonthValue = { year: "", month: "" };

export function toMonth(date: string | null): MonthValue {
  return date ? { year: date.slice(0, 4), month: date.slice(5, 7) } : noMonth;
}

/** The first day of it, as it is stored; null when no year is given. */
export function fromMonth({ year, month }: MonthValue): string | null {
  return /^\d{4}$/.test(year) ? `${year}-${month || "01"}-01` : null;
}

/** What is wrong with a month, in a sentence; null when it can be stored or is empty. */
export function monthProblem({ year, month }: MonthValue): string | null {
  if (year === "") return month === "" ? null : "Add the year.";
  if (!/^\d{4}$/.test(year)) return "Enter the year with 4 digits.";
  const number = Number(year);
  return number < 1940 || number > 2100 ? "Enter a year between 1940 and 2100." : null;
}
