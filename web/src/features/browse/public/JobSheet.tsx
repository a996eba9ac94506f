import type { ReactNode } from "react";
import { InterviewSteps } from "@/entities/company/InterviewSteps";
import type { JobContent } from "@/lib/database.types";
import { MarkdownText } from "@/ui/MarkdownText";
import { JobFacts } from "../JobFacts";
import { JobHead } from "../JobHead";
import { JobMatch } from "../JobMatch";
import { JobTerms } from "../JobTerms";
import { offsetText } from "../job-words";

/**
 * A job as a page of its own. The server sends the same for readers without scripts
 * (`crates/pages/src/job.rs`): what changes here changes there.
 */
export function JobSheet({ job }: { job: JobContent }) {
  // A description with its own headings doesn't need ours.
  const headed = /^ {0,3}#{1,6}\s/m.test(job.description ?? "");
  return (
    <article aria-label={job.title}>
      <JobHead job={job} hours={offsetText(job)} level={1} />
      <div className="mb-7">
        <JobFacts isPublic job={job} interested={null} />
      </div>
      {job.match && <JobMatch match={job.match} lifts={job.lifts} />}
      {job.description && (
        <Part title={headed ? null : "The work"}>
          <Prose text={job.description} level={headed ? 2 : 3} />
        </Part>
      )}
      <JobTerms job={job} headingLevel={2} />
      {(job.interview_process || job.interview_steps.length > 0) && (
        <Part title="Hiring process">
          {job.interview_process && <Prose text={job.interview_process} level={3} />}
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

function Prose({ text, level }: { text: string; level: 2 | 3 }) {
  return <MarkdownText text={text} headingLevel={level} />;
}

function Part({ title, children }: { title: string | null; children: ReactNode }) {
  return (
    <section aria-label={title ?? "Description"} className="pb-7">
      {title && <h2 className="mb-2 text-16">{title}</h2>}
      {children}
    </section>
  );
}
