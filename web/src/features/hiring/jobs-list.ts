import {
  employmentTypeWords,
  type JobStatus,
  remotePolicyWords,
  seniorityWords,
} from "@/lib/vocabulary";
import { formatPay } from "@/ui/money";
import type { CompanyJob } from "./types";

/** The groups of the list, in the order of a job's life. */
export const groupWords = {
  all: "All",
  open: "Open",
  draft: "Drafts",
  paused: "Paused",
  ended: "Ended",
} as const;
export type Group = keyof typeof groupWords;

export function readGroup(text: string | null): Group {
  return text !== null && Object.hasOwn(groupWords, text) ? (text as Group) : "all";
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
  const [place, ...others] = job.places;
  const where = place && (others.length > 0 ? `${place} and ${others.length} more` : place);
  const remote = job.remote_policy && remotePolicyWords[job.remote_policy];
  const pay =
    job.pay_currency &&
    formatPay(
      {
        min: job.pay_min,
        max: job.pay_max,
        currency: job.pay_currency,
        period: job.pay_period ?? undefined,
      },
      { compact: true },
    );
  const parts = [
    [remote, where].filter(Boolean).join(", "),
    job.seniority && seniorityWords[job.seniority],
    job.employment_type && employmentTypeWords[job.employment_type],
    pay,
  ];
  return parts.filter(Boolean).join(" · ") || "Empty draft";
}
