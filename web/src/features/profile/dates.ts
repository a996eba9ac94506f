const format = new Intl.DateTimeFormat(undefined, {
  year: "numeric",
  month: "short",
  timeZone: "UTC",
});

/**
 * A span of time as a résumé gives it: "Mar 2019 – now", "2019 – 2021". Each end is a month ("2019-03"), or a year
 * where only that is known.
 */
export function spanText(from: string | null, to: string | null, ongoing = true): string {
  const [start, end] = [from && monthText(from), to && monthText(to)];
  if (start && end) return start === end ? start : `${start} – ${end}`;
  if (start) return ongoing ? `${start} – now` : start;
  return end ? `until ${end}` : "";
}

/** "Mar 2019"; "2019" where only the year is known. */
export function monthText(date: string): string {
  if (date.length === 4) return date;
  const moment = new Date(`${date}-01T00:00:00Z`);
  return Number.isNaN(moment.getTime()) ? date : format.format(moment);
}

/** A month as a form holds it; the month is empty where only the year is known. */
export type MonthValue = { year: string; month: string };

export const noMonth: MonthValue = { year: "", month: "" };

export function toMonth(date: string | null): MonthValue {
  return date ? { year: date.slice(0, 4), month: date.slice(5, 7) } : noMonth;
}

/** As it is stored, without a month where none is given; null when no year is. */
export function fromMonth({ year, month }: MonthValue): string | null {
  if (!/^\d{4}$/.test(year)) return null;
  return month ? `${year}-${month}` : year;
}

/** What is wrong with a month, in a sentence; null when it can be stored or is empty. */
export function monthProblem({ year, month }: MonthValue): string | null {
  if (year === "") return month === "" ? null : "Add the year.";
  if (!/^\d{4}$/.test(year)) return "Enter the year with 4 digits.";
  const number = Number(year);
  return number < 1940 || number > 2100 ? "Enter a year between 1940 and 2100." : null;
}
