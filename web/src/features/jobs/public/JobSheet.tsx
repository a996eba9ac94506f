import { lazy, type ReactNode, Suspense } from "react";
import { paths } from "@/lib/paths";
import { Avatar } from "@/ui/Avatar";
import { InterviewSteps } from "@/ui/InterviewSteps";
import { RelativeTime } from "@/ui/RelativeTime";
import { SkeletonText } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { JobFacts } from "../JobFacts";
import { JobMatch } from "../JobMatch";
import { JobTerms } from "../JobTerms";
import { headParts, offsetText } from "../job-words";
import type { Job } from "../types";

const Markdown = lazy(async () => ({ default: (await import("@/ui/Markdown")).Markdown }));

/**
 * A job as a page of its own. The server sends the same for readers without scripts
 * (`crates/server/src/public/job.rs`): what changes here changes there.
 */
export function JobSheet({ job }: { job: Job }) {
  // A text with headings of its own needs none of ours.
  const headed = /^ {0,3}#{1,6}\s/m.test(job.description ?? "");
  return (
    <article aria-label={job.title}>
      <Head job={job} />
      <div className="mb-7">
        <JobFacts job={job} interested={null} />
      </div>
      {job.match && <JobMatch match={job.match} />}
      {job.description && (
        <Part title={headed ? null : "The work"}>
          <Prose text={job.description} level={headed ? 2 : 3} />
        </Part>
      )}
      <JobTerms job={job} headingLevel={2} />
      {(job.interview_process || job.interview_steps.length > 0) && (
        <Part title="How they decide">
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

function Head({ job }: { job: Job }) {
  const { company } = job;
  const about = [
    company.size && `${company.size.replace("-", "–")} people`,
    ...company.badges.map((badge) => badge.label),
  ];
  const [place, ...rest] = headParts(job);
  const hours = offsetText(job);
  return (
    <header className="pb-6">
      <div className="flex items-center gap-2.5">
        <Avatar kind="company" name={company.name} src={company.logo_url} />
        <p className="min-w-0 text-muted">
          <TextLink href={paths.company(company.slug)} className="text-ink">
            <bdi>{company.name}</bdi>
          </TextLink>
          {about.filter(Boolean).map((part) => ` · ${part}`)}
        </p>
      </div>
      <h1 tabIndex={-1} className="mt-3 text-26">
        <bdi>{job.title}</bdi>
      </h1>
      <p className="mt-1 text-muted">
        {[place && hours ? `${place} (${hours})` : place, ...rest].filter(Boolean).join(" · ")}
        {job.published_at && (
          <>
            {" · posted "}
            <RelativeTime at={job.published_at} />
          </>
        )}
      </p>
    </header>
  );
}

function Prose({ text, level }: { text: string; level: 2 | 3 }) {
  return (
    <Suspense fallback={<SkeletonText lines={6} />}>
      <Markdown text={text} headingLevel={level} />
    </Suspense>
  );
}

function Part({ title, children }: { title: string | null; children: ReactNode }) {
  return (
    <section aria-label={title ?? "Description"} className="pb-7">
      {title && <h2 className="mb-2 text-16">{title}</h2>}
      {children}
    </section>
  );
}
