import type { Standing } from "@/lib/database.types";

export const standingLabels: Record<Standing, string> = {
  untouched: "Not started",
  tried: "Tried",
  solved: "Passed",
};

/** "passed by 128 people". */
export function passedByText(people: number): string {
  if (people === 0) return "no one has passed it yet";
  return `passed by ${people.toLocaleString("en")} ${people === 1 ? "person" : "people"}`;
}

/** "12 jobs ask for it"; null when none does, or that isn't known. */
export function jobsAskText(jobs: number | null): string | null {
  if (!jobs) return null;
  return jobs === 1 ? "1 job asks for it" : `${jobs.toLocaleString("en")} jobs ask for it`;
}
