import type { UseQueryResult } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { JobFacts } from "@/entities/job/JobFacts";
import { JobHead } from "@/entities/job/JobHead";
import { JobTerms } from "@/entities/job/JobTerms";
import { offsetText } from "@/entities/job/job-words";
import { QueryFailure } from "@/entities/query/QueryFailure";
import type { JobCard, JobContent } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { EmptyState } from "@/ui/EmptyState";
import { Link } from "@/ui/Link";
import { MarkdownText } from "@/ui/MarkdownText";
import { Loading } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { DetailSkeleton, MatchSkeleton } from "./BrowseSkeleton";
import { JobMatch } from "./JobMatch";
import { ReportJob } from "./ReportJob";

type Props = {
  /** What the list knows of it already; shown until the whole has come. */
  card: JobCard | null;
  query: UseQueryResult<JobContent | null>;
  /** Back to the list, on a phone. */
  backHref: string;
};

/** A job in full: what it is, what fits, what is promised, what the work is. */
export function JobDetail({ card, query, backHref }: Props) {
  return (
    <>
      <Link
        href={backHref}
        className="-ml-1 mb-3 inline-flex h-12 items-center gap-1.5 rounded-control px-1 text-muted hover:text-ink md:hidden print:hidden"
      >
        <ArrowLeft size={16} strokeWidth={1.5} aria-hidden />
        All jobs
      </Link>
      <JobBody card={card} query={query} />
    </>
  );
}

function JobBody({ card, query }: Omit<Props, "backHref">) {
  const full = query.data ?? null;
  const job = full ?? card;
  if (query.isError && !full) {
    return (
      <QueryFailure query={query} title="This job could not be loaded">
        You can still use the list.
      </QueryFailure>
    );
  }
  if (query.data === null) {
    return (
      <EmptyState
        title="Job not found"
        action={<TextLink href={paths.browseJobs}>Discover jobs</TextLink>}
      >
        The company removed it, or the link is incomplete.
      </EmptyState>
    );
  }
  if (!job) {
    return (
      <Loading label="Loading the job">
        <DetailSkeleton />
      </Loading>
    );
  }
  return (
    <article aria-label={job.title} className="max-w-[760px]">
      <JobHead job={job} hours={full ? offsetText(full) : undefined} level={2} />
      <JobFacts job={job} interested={full ? full.interested_count : undefined} />
      {full ? (
        <Whole job={full} />
      ) : (
        <Loading label="Loading the rest of the job">
          <MatchSkeleton />
        </Loading>
      )}
    </article>
  );
}

function Whole({ job }: { job: JobContent }) {
  return (
    <>
      {job.match && <JobMatch match={job.match} lifts={job.lifts} />}
      {job.description && (
        <Part title={beginsWithHeading(job.description) ? null : "The work"}>
          <Prose text={job.description} />
        </Part>
      )}
      <JobTerms job={job} />
      {(job.interview_process || job.interview_steps.length > 0) && (
        <Part title="Hiring process">
          {job.interview_process && <Prose text={job.interview_process} />}
          {job.interview_steps.length > 0 && (
            <ol className="mt-3 border-line border-t">
              {job.interview_steps.map((step, index) => (
                <li
                  key={`${step.title} ${step.description}`}
                  className="flex gap-3 border-line border-b py-2.5"
                >
                  <span className="w-5 shrink-0 font-mono text-12 leading-[22px] text-muted">
                    {index + 1}
                  </span>
                  <span className="min-w-0 grow">
                    <bdi className="font-semibold">{step.title}</bdi>
                    {step.description && (
                      <span className="block text-muted">{step.description}</span>
                    )}
                  </span>
                  {step.duration_minutes !== null && (
                    <span className="shrink-0 text-13 text-muted">{step.duration_minutes} min</span>
                  )}
                </li>
              ))}
            </ol>
          )}
        </Part>
      )}
      <ReportJob jobId={job.id} />
    </>
  );
}

/** Many descriptions bring headings of their own; ours would stand above theirs. */
function beginsWithHeading(markdown: string): boolean {
  return /^\s*#{1,6}\s/.test(markdown);
}

function Prose({ text }: { text: string }) {
  return <MarkdownText text={text} headingLevel={beginsWithHeading(text) ? 3 : 4} />;
}

function Part({ title, children }: { title: string | null; children: ReactNode }) {
  return (
    <section aria-label={title ?? "Description"} className="pb-7">
      {title && <h3 className="mb-2 text-16">{title}</h3>}
      {children}
    </section>
  );
}
