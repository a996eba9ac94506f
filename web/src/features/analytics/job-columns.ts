import type { JobPerformance } from "@/lib/database.types";
import { conversion } from "./figures";

/** What the table of jobs can be sorted by. */
export type JobColumn =
  | "title"
  | "views"
  | "interested"
  | "approved"
  | "conversations"
  | "conversion";

export const jobColumns: Record<JobColumn, string> = {
  title: "Job",
  views: "Views",
  interested: "Interested",
  approved: "Approved",
  conversations: "Conversations",
  conversion: "Conversion",
};

export type JobSort = { by: JobColumn; isDescending: boolean };

/** A column's value for this period. */
export function cellOf(job: JobPerformance, column: JobColumn): number | string | null {
  if (column === "title") return job.title;
  if (column === "conversion") return conversion(job.interested.count, job.views.count);
  return job[column].count;
}

/** Sorted jobs; where nothing can be said comes last either way. */
export function sortJobs(jobs: JobPerformance[], { by, isDescending }: JobSort): JobPerformance[] {
  const way = isDescending ? -1 : 1;
  return jobs.toSorted((a, b) => {
    const [one, other] = [cellOf(a, by), cellOf(b, by)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    const order = typeof one === "string" ? one.localeCompare(String(other)) : one - Number(other);
    return order * way || a.title.localeCompare(b.title) || a.id.localeCompare(b.id);
  });
}

/** The table as CSV, with the period before in columns of its own. */
export function jobsCsv(jobs: JobPerformance[]): string {
  const counted = ["views", "interested", "approved", "conversations"] as const;
  const head = [
    "Job",
    "Status",
    ...counted.map((column) => jobColumns[column]),
    "Conversion in %",
    ...counted.map((column) => `${jobColumns[column]}, previous period`),
  ];
  const rows = jobs.map((job) => [
    job.title,
    job.status,
    ...counted.map((column) => job[column].count),
    conversion(job.interested.count, job.views.count)?.toFixed(1) ?? "",
    ...counted.map((column) => job[column].previous),
  ]);
  return [head, ...rows].map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("");
}

/** A cell that no spreadsheet takes for a formula. */
function csvCell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const guarded = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
