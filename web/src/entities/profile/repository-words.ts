import type { RepositorySummary } from "@/lib/database.types";

/** "12 public repositories". */
export function repositoryCount({ count, has_more }: RepositorySummary): string {
  const counted = `${count.toLocaleString("en")} ${count === 1 ? "public repository" : "public repositories"}`;
  return has_more ? `At least ${counted}` : counted;
}

/** When it was pushed to; null when that isn't known. Months before the first fetch can be missing, so it says "at least". */
export function pushWords({
  push_months: months,
  last_pushed_on,
}: RepositorySummary): string | null {
  if (!last_pushed_on) return null;
  const last = `Last push: ${day(last_pushed_on)}.`;
  return months === 0 ? last : `Pushes in at least ${months} of the last 12 months. ${last}`;
}

/** Who says so, and when they said it. */
export function repositorySource({ fetched_on }: RepositorySummary): string {
  return `From GitHub, ${day(fetched_on)}.`;
}

const format = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** An ISO date as the server's pages write it: "20 Nov 2026". */
function day(date: string): string {
  return format.format(new Date(`${date}T00:00:00Z`));
}
