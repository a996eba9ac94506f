import type { CandidateRow } from "@/lib/database.types";

/** So many candidates stand side by side. */
export const LEAST = 2;
export const MOST = 4;

export type Chosen = Pick<CandidateRow, "job_interaction_id" | "job_opening_id" | "full_name">;

/** Why these can't be compared; null when they can. */
export function compareProblem(chosen: readonly Chosen[]): string | null {
  if (chosen.length < LEAST) return "Select one more to compare.";
  if (new Set(chosen.map((one) => one.job_opening_id)).size > 1) {
    return "Select candidates of one job to compare them.";
  }
  return chosen.length > MOST ? `You can compare ${LEAST} to ${MOST} candidates.` : null;
}
