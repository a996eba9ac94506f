import { ArrowDown, ArrowUp, Download } from "lucide-react";
import { useState } from "react";
import type { JobPerformance } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { saveFile, spreadsheetMark } from "@/lib/save-file";
import { keysOf } from "@/lib/vocabulary";
import { jobStatusLabels } from "@/lib/vocabulary.generated";
import { Button } from "@/ui/Button";
import { Section } from "@/ui/Page";
import { Table, Td, Th } from "@/ui/Table";
import { TextLink } from "@/ui/TextLink";
import { conversion, figure, percentWords } from "./figures";
import { type JobColumn, type JobSort, jobColumns, jobsCsv, sortJobs } from "./job-columns";
import { MadeBy } from "./MadeBy";

type Props = { jobs: JobPerformance[]; from: string; to: string };

/** How each job did, sorted by any column, with the period before below each figure. */
export function JobTable({ jobs, from, to }: Props) {
  const [sort, setSort] = useState<JobSort>({ by: "views", isDescending: true });
  const sorted = sortJobs(jobs, sort);
  const choose = (by: JobColumn) =>
    setSort({ by, isDescending: sort.by === by ? !sort.isDescending : by !== "title" });
  const download = () =>
    saveFile(
      `job-performance-${from}-${to}.csv`,
      [spreadsheetMark, jobsCsv(sorted)],
      "text/csv;charset=utf-8",
    );
  return (
    <Section
      title="Job performance"
      className="border-line border-t"
      aside={
        jobs.length > 0 && (
          <Button
            size="sm"
            icon={<Download size={16} strokeWidth={1.5} aria-hidden />}
            onClick={download}
            data-print="no"
          >
            Download CSV
          </Button>
        )
      }
    >
      {jobs.length === 0 ? (
        <p className="text-muted">
          No jobs yet.{" "}
          <TextLink underlined href={paths.jobNew}>
            Create a job
          </TextLink>{" "}
          to see how it does.
        </p>
      ) : (
        <Table caption="Figures of each job">
          <thead>
            <tr>
              {keysOf(jobColumns).map((column) => (
                <SortHead key={column} column={column} sort={sort} onSort={choose} />
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.map((job) => (
              <JobRow key={job.id} job={job} />
            ))}
          </tbody>
        </Table>
      )}
      <p className="mt-2 text-12 text-muted">
        <MadeBy id="conversion">
          Small figures are those of the previous period. Conversion is interests per view.
        </MadeBy>
      </p>
    </Section>
  );
}

function SortHead({
  column,
  sort,
  onSort,
}: {
  column: JobColumn;
  sort: JobSort;
  onSort: (column: JobColumn) => void;
}) {
  const isCurrent = sort.by === column;
  const Arrow = sort.isDescending ? ArrowDown : ArrowUp;
  return (
    <Th
      figure={column !== "title"}
      aria-sort={isCurrent ? (sort.isDescending ? "descending" : "ascending") : "none"}
    >
      <button
        type="button"
        className="inline-flex h-9 items-center gap-1 rounded-control hover:text-ink"
        onClick={() => onSort(column)}
      >
        {jobColumns[column]}
        <Arrow
          size={16}
          strokeWidth={1.5}
          aria-hidden
          className={isCurrent ? undefined : "invisible"}
        />
      </button>
    </Th>
  );
}

function JobRow({ job }: { job: JobPerformance }) {
  const counted = [job.views, job.interested, job.approved, job.conversations];
  const keys = ["views", "interested", "approved", "conversations"] as const;
  return (
    <tr>
      <th scope="row" className="min-w-40 border-line border-b py-1 pr-4 text-left font-normal">
        <TextLink href={paths.jobOverview(job.id)}>
          <bdi>{job.title}</bdi>
        </TextLink>
        <span className="block text-12 text-muted">{jobStatusLabels[job.status]}</span>
      </th>
      {counted.map(({ count, previous }, index) => (
        <Td key={keys[index]} figure>
          {figure(count)}
          <span className="block text-12 text-muted">
            <span className="sr-only">previous period </span>
            {figure(previous)}
          </span>
        </Td>
      ))}
      <Td figure>
        {percentWords(conversion(job.interested.count, job.views.count))}
        <span className="block text-12 text-muted">
          <span className="sr-only">previous period </span>
          {percentWords(conversion(job.interested.previous, job.views.previous))}
        </span>
      </Td>
    </tr>
  );
}
