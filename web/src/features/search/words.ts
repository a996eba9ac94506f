import type { Availability } from "@/lib/vocabulary.generated";

/** "12 open jobs"; the server counts to 100. */
export function openJobsText(count: number): string {
  if (count === 0) return "No open jobs";
  if (count === 1) return "1 open job";
  return count < 100 ? `${count} open jobs` : "100+ open jobs";
}

export const availabilityTexts: Record<Availability, string> = {
  now: "available now",
  two_weeks: "available in two weeks",
  one_month: "available in a month",
  three_months: "available in three months",
  not_looking: "not looking",
};
