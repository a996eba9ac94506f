import type { CompanyJob } from "@/lib/database.types";
import { detailsOf, isCode, unwrap } from "@/lib/errors";
import { supabase } from "@/lib/supabase";
import { type JobStatus, jobStatusValues } from "@/lib/vocabulary.generated";

/** What can be done to several jobs at once. */
export type BulkStep = "publish" | "pause" | "delete";

/** One job with which it could not be done, and why. */
export type RefusedJob = { id: string; code: string; message: string };

export type BulkDone = {
  ids: readonly string[];
  refused: readonly RefusedJob[];
};

/** The statuses that a step begins from. */
const from: Record<BulkStep, readonly JobStatus[]> = {
  publish: jobStatusValues.filter((status) => status !== "open"),
  pause: ["open"],
  delete: ["draft"],
};

export const canTake = (step: BulkStep, jobs: readonly CompanyJob[]): CompanyJob[] =>
  jobs.filter(({ status }) => from[step].includes(status));

const words: Record<BulkStep, string> = {
  publish: "published",
  pause: "paused",
  delete: "deleted",
};

const jobs = (count: number) => (count === 1 ? "1 job" : `${count} jobs`);

/** "3 jobs published." */
export const doneText = (step: BulkStep, count: number): string => `${jobs(count)} ${words[step]}.`;

/** "2 of 5 jobs weren't published." */
export const refusedTitle = (step: BulkStep, refused: number, of: number): string =>
  `${refused} of ${jobs(of)} ${refused === 1 ? "wasn't" : "weren't"} ${words[step]}.`;

export async function changeJobs(step: BulkStep, ids: string[]): Promise<BulkDone> {
  switch (step) {
    case "publish": {
      const { published, refused } = unwrap(await supabase().rpc("publish_jobs", { p_ids: ids }));
      return { ids: published.map(({ id }) => id), refused };
    }
    case "pause": {
      const { paused, refused } = unwrap(await supabase().rpc("pause_jobs", { p_ids: ids }));
      return { ids: paused.map(({ id }) => id), refused };
    }
    case "delete": {
      const { deleted, refused } = unwrap(await supabase().rpc("delete_jobs", { p_ids: ids }));
      return { ids: deleted, refused };
    }
  }
}

/** Why each job was refused, where nothing was done at all; null for any other refusal. */
export function allRefused(error: unknown): RefusedJob[] | null {
  return isCode(error, "nothing_done") ? detailsOf(error, ["id", "code", "message"]) : null;
}
