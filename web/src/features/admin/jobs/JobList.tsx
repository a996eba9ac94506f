import { useInfiniteQuery } from "@tanstack/react-query";
import type { StaffJob } from "@/lib/database.types";
import { jobStatusLabels } from "@/lib/vocabulary.generated";
import { EmptyState } from "@/ui/EmptyState";
import { LoadMore } from "@/ui/LoadMore";
import { RelativeTime } from "@/ui/RelativeTime";
import { RowLink } from "@/ui/Rows";
import { SkeletonRows } from "@/ui/Skeleton";
import { Tag } from "@/ui/Tag";
import { StaffState } from "../StaffState";
import { type JobFilter, jobsQuery } from "./queries";

type Props = {
  filter: JobFilter;
  open: string | null;
  hrefOf: (job: string) => string;
};

/** The jobs that a filter finds, the newest first. */
export function JobList({ filter, open, hrefOf }: Props) {
  const query = useInfiniteQuery(jobsQuery(filter));
  return (
    <StaffState query={query} what="The jobs" skeleton={<SkeletonRows rows={8} tall />}>
      {({ pages }) => {
        const jobs = pages.flatMap((page) => page.jobs);
        if (jobs.length === 0) return <Nothing filter={filter} />;
        return (
          <div>
            <ul aria-label="Jobs" className="border-line border-t">
              {jobs.map((job) => (
                <RowLink key={job.id} href={hrefOf(job.id)} selected={job.id === open}>
                  <JobLine job={job} />
                </RowLink>
              ))}
            </ul>
            <LoadMore
              shown={jobs.length}
              noun={jobs.length === 1 ? "job" : "jobs"}
              onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
              pending={query.isFetchingNextPage}
            />
          </div>
        );
      }}
    </StaffState>
  );
}

function Nothing({ filter }: { filter: JobFilter }) {
  const isQueue = filter.shown === "reported" && filter.text === "" && !filter.company;
  return (
    <EmptyState title={isQueue ? "No reported jobs" : "No matching jobs"}>
      {isQueue
        ? "Jobs that people report appear here until you decide on them."
        : "Enter the beginning of a word of the title, a job's address, or its ID."}
    </EmptyState>
  );
}

function JobLine({ job }: { job: StaffJob }) {
  const { title, company, status, open_reports, is_taken_down, created_at } = job;
  return (
    <span className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <span className="flex items-baseline justify-between gap-3">
        <bdi className="truncate font-semibold">{title || "No title"}</bdi>
        <span className="shrink-0 text-13 text-muted">
          <RelativeTime at={created_at} />
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-muted">
        {is_taken_down ? (
          <Tag tone="stop">Taken down</Tag>
        ) : (
          status !== "open" && <Tag tone="dashed">{jobStatusLabels[status]}</Tag>
        )}
        {open_reports > 0 && <Tag>{reportsText(open_reports)}</Tag>}
        <bdi className="min-w-0 truncate">{company.name}</bdi>
      </span>
    </span>
  );
}

function reportsText(count: number): string {
  return count === 1 ? "1 report" : `${count} reports`;
}
