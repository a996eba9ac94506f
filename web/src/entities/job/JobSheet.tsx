import type { ReactNode } from "react";
import { InterviewSteps } from "@/entities/company/InterviewSteps";
import type { JobContent } from "@/lib/database.types";
import { MarkdownText } from "@/ui/MarkdownText";
import { JobFacts } from "./JobFacts";
import { JobHead } from "./JobHead";
import { JobTerms } from "./JobTerms";
import { offsetText } from "./job-words";

type Props = {
  job: JobContent;
  /** 1 where the job is the page. */
  level: 1 | 2;
  /** How well the reader fits. */
  match?: ReactNode;
};

/**
 * A job as a page of its own. The server sends the same for readers without scripts
 * (`crates/pages/src/job.rs`): what changes here changes there.
 */
export function JobSheet({ job, level, match }: Props) {
  const [below, deeper] = level === 1 ? ([2, 3] as const) : ([3, 4] as const);
  // A description with its own headings doesn't need ours.
  const headed = /^ {0,3}#{1,6}\s/m.test(job.description ?? "");
  return (
    <article aria-label={job.title}>
      <JobHead job={job} hours={offsetText(job)} level={level} />
      <div className="mb-7">
        <JobFacts isPublic job={job} interested={null} />
      </div>
      {match}
      {job.description && (
        <Part title={headed ? null : "The work"} level={below}>
          <Prose text={job.description} level={headed ? below : deeper} />
        </Part>
      )}
      <JobTerms job={job} headingLevel={below} />
      {(job.interview_process || job.interview_steps.length > 0) && (
        <Part title="Hiring process" level={below}>
          {job.interview_process && <Prose text={job.interview_process} level={deeper} />}
          {job.interview_steps.length > 0 && (
            <div className="mt-3">
              <InterviewSteps steps={job.interview_steps} />
            </div>
          )}
        </Part>
      )}
    </article>
  );
}

function Prose({ text, level }: { text: string; level: 2 | 3 | 4 }) {
  return <MarkdownText text={text} headingLevel={level} />;
}

type PartProps = { title: string | null; level: 2 | 3; children: ReactNode };

function Part({ title, level, children }: PartProps) {
  const Heading = `h${level}` as const;
  return (
    <section aria-label={title ?? "Description"} className="pb-7">
      {title && <Heading className="mb-2 text-16">{title}</Heading>}
      {children}
    </section>
  );
}
