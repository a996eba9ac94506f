/** "Thursday, 3 December 2026, 10:00 – 10:45 CET", in the reader's own time zone. */
export function spanText(
  start: string,
  minutes: number,
  locale?: string,
  timeZone?: string,
): string {
  const from = new Date(start);
  const format = new Intl.DateTimeFormat(locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
    ...(timeZone ? { timeZone } : {}),
  });
  return format.formatRange(from, new Date(from.getTime() + minutes * 60_000));
}

/** The value of a `datetime-local` field as an ISO time; null for an empty or impossible one. */
export function isoOf(local: string): string | null {
  const time = new Date(local);
  return local === "" || Number.isNaN(time.getTime()) ? null : time.toISOString();
}

/** Why a proposed time can't be one; null when it can. */
export function timeProblem(local: string, others: string[], now: number): string | null {
  const iso = isoOf(local);
  if (iso === null) return "Enter a day and a time.";
  const ahead = new Date(iso).getTime() - now;
  if (ahead <= 0) return "Choose a time in the future.";
  if (ahead > 366 * 86_400_000) return "Choose a time in the next 366 days.";
  return others.some((other) => isoOf(other) === iso) ? "You've already proposed this time." : null;
}

const web = /^https?:\/\/\S+$/i;

/** Whether a place is a link to a call. */
export const isLink = (place: string): boolean => web.test(place) && URL.canParse(place);
