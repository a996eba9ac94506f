import { factsOf } from "@/entities/job/words";
import type { CompanyJob } from "@/lib/database.types";
import type { JobStatus } from "@/lib/vocabulary.generated";

/** The groups of the list, in the order of a job's life. */
export const groupLabels = {
  all: "All",
  open: "Open",
  draft: "Drafts",
  paused: "Paused",
  ended: "Ended",
} as const;
export type Group = keyof typeof groupLabels;

export function readGroup(text: string | null): Group {
  return text !== null && Object.hasOwn(groupLabels, text) ? (text as Group) : "all";
}

const groupOf: Record<JobStatus, Exclude<Group, "all">> = {
  draft: "draft",
  open: "open",
  paused: "paused",
  filled: "ended",
  closed: "ended",
  expired: "ended",
};

export function inGroup(jobs: CompanyJob[], group: Group): CompanyJob[] {
  return group === "all" ? jobs : jobs.filter((job) => groupOf[job.status] === group);
}

/** "Hybrid, Vienna · Senior · Full time · €80K–95K": what is known of a job, on one line. */
export function jobFacts(job: CompanyJob): string {
  return factsOf(job).join(" · ") || "Empty draft";
}
