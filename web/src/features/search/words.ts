import type { Availability } from "@/lib/vocabulary";

/** "12 open jobs"; the server counts to 100. */
export function openJobsText(count: number): string {
  if (count === 0) return "No open job";
  if (count === 1) return "1 open job";
  return count < 100 ? `${count} open jobs` : "100+ open jobs";
}

export const startWords: Record<Availability, string> = {
  now: "can start now",
  two_weeks: "can start in two weeks",
  one_month: "can start in a month",
  three_months: "can start in three months",
  not_looking: "not looking",
};
