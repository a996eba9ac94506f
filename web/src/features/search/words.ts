import { type Availability, type RemotePolicy, remotePolicyWords } from "@/lib/vocabulary";
import { rankNamed } from "@/ui/rank/rank-by-name";
import type { Rank } from "@/ui/rank/rank-shape";
import type { PersonFound } from "./types";

/** Where the work is done: "Berlin or remote", "Hybrid, Vienna", "Remote", "Oslo". */
export function placeText(
  policy: RemotePolicy | null,
  [first, ...others]: string[],
): string | null {
  if (!first) return policy && remotePolicyWords[policy];
  const where = others.length > 0 ? `${first} and ${others.length} more` : first;
  if (policy === "remote") return `${where} or remote`;
  return policy === "hybrid" ? `Hybrid, ${where}` : where;
}

export function yearsText(years: number): string {
  return years === 1 ? "1 year" : `${years} years`;
}

export function challengesText(count: number): string {
  if (count === 0) return "No challenges passed";
  return count === 1 ? "1 challenge passed" : `${count.toLocaleString()} challenges passed`;
}

/** "12 open jobs"; the server counts to 100. */
export function openJobsText(count: number): string {
  if (count === 0) return "No open jobs";
  if (count === 1) return "1 open job";
  return count < 100 ? `${count} open jobs` : "100+ open jobs";
}

export const startWords: Record<Availability, string> = {
  now: "available now",
  two_weeks: "available in two weeks",
  one_month: "available in a month",
  three_months: "available in three months",
  not_looking: "not looking",
};

/** The drawing of somebody's rank. */
export function rankOf({ special_rank, rank }: Pick<PersonFound, "special_rank" | "rank">): Rank {
  return rankNamed(special_rank ?? rank?.name);
}
