import { factsOf } from "@/entities/job/words";
import type { CompanyJob, JobCounts, JobFields } from "@/lib/database.types";
import { readChoice, readId, readText, writeQuery } from "@/lib/url-state";
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

/** The orders of the list, as the server knows them. */
export const sortLabels = {
  newest: "Newest",
  interested: "Most interested",
  title: "Title",
  expiry: "Closing soonest",
} as const;
export type JobSort = keyof typeof sortLabels;

/** What the list is narrowed to, and its order: the query of its address. */
export type JobsView = {
  group: Group;
  /** Part of a title; empty for all. */
  title: string;
  /** The member that the jobs belong to. */
  owner: string | null;
  sort: JobSort;
};

export function readJobsView(params: URLSearchParams): JobsView {
  return {
    group: readChoice(groupLabels, params, "status") ?? "all",
    title: readText(params, "title"),
    owner: readId(params, "owner"),
    sort: readChoice(sortLabels, params, "sort") ?? "newest",
  };
}

/** The query with its question mark; empty for the plain page. */
export function writeJobsView({ group, title, owner, sort }: JobsView): string {
  return writeQuery({
    status: group === "all" ? null : group,
    title,
    owner,
    sort: sort === "newest" ? null : sort,
  });
}

/** Whether the list is narrowed beside its group. */
export const isNarrowed = ({ title, owner }: JobsView): boolean => title !== "" || owner !== null;

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

/** "2 of 5 open jobs, 1 of 1 featured": what the company uses of its tier. */
export function usageText({ open, open_limit, featured, featured_limit }: TierUsage): string {
  const of = (used: number, limit: number | null) =>
    limit === null
      ? used.toLocaleString()
      : `${used.toLocaleString()} of ${limit.toLocaleString()}`;
  const noun = (open_limit ?? open) === 1 ? "open job" : "open jobs";
  return `${of(open, open_limit)} ${noun}, ${of(featured, featured_limit)} featured`;
}

type TierUsage = NonNullable<JobCounts["tier_usage"]>;

/** "Hybrid, Vienna · Senior · Full time · €80K–95K": what is known of a job, on one line. */
export function jobFacts(job: JobFields): string {
  return factsOf(job).join(" · ") || "Empty draft";
}
