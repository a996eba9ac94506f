import { placeText } from "@/entities/job/words";
import type { CandidateFilters } from "@/lib/database.types";
import { seniorityLabels } from "@/lib/vocabulary.generated";

type Job = Pick<
  CandidateFilters["jobs"][number],
  "id" | "title" | "seniority" | "places" | "remote_policy" | "published_at"
>;

/**
 * What each job is called beside the others: its title, and where another has the same one, as little more as tells them
 * apart: the place, the seniority, the day it was published.
 */
export function jobLabels(jobs: readonly Job[], locale?: string): Map<string, string> {
  const labels = new Map<string, string>();
  for (const title of new Set(jobs.map((job) => job.title))) {
    const same = jobs.filter((job) => job.title === title);
    const parts = partsThatDiffer(same, locale);
    for (const job of same) {
      const more = parts.map((part) => part(job)).filter((word) => word !== null);
      labels.set(job.id, [title, ...more].join(", "));
    }
  }
  return labels;
}

type Part = (job: Job) => string | null;

/** The first parts by which the jobs of one title are different from one another; none for a single job. */
function partsThatDiffer(jobs: readonly Job[], locale: string | undefined): Part[] {
  const place: Part = placeText;
  const seniority: Part = (job) => job.seniority && seniorityLabels[job.seniority];
  const day: Part = (job) => job.published_at && dayText(job.published_at, locale);
  const number: Part = (job) => `no. ${jobs.indexOf(job) + 1}`;
  const choices: Part[][] = [
    [],
    [place],
    [seniority],
    [place, seniority],
    [day],
    [place, day],
    [place, seniority, day],
    [place, seniority, day, number],
  ];
  const differ = (parts: Part[]) =>
    new Set(jobs.map((job) => parts.map((part) => part(job)).join("\n"))).size === jobs.length;
  return choices.find(differ) ?? [];
}

function dayText(at: string, locale: string | undefined): string {
  return new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(at));
}
