import { formatPay } from "@/entities/job/pay";
import { payOf, placeText } from "@/entities/job/words";
import { Marked } from "@/entities/marked/Marked";
import { MatchFigure } from "@/entities/match/MatchFigure";
import type { JobFound } from "@/lib/database.types";
import { seniorityLabels } from "@/lib/vocabulary.generated";
import { RelativeTime } from "@/ui/RelativeTime";
import { FoundSkills, Snippet } from "./ResultParts";

/** What a row says of a job. Nothing in it can be pressed: the row itself is the link. */
export function JobResult({ job }: { job: JobFound }) {
  const { marks } = job;
  const place = placeText(job);
  const pay = payOf(job);
  return (
    <>
      <span className="flex items-baseline justify-between gap-4 max-md:flex-col max-md:gap-0">
        <span className="min-w-0 font-semibold">
          <Marked text={job.title} marks={marks} />
        </span>
        {pay && <span className="shrink-0 text-muted tabular-nums">{formatPay(pay)}</span>}
      </span>
      <span className="mt-0.5 block text-muted">
        <Marked text={job.company.name} marks={marks} />
        {place && (
          <>
            {" · "}
            <Marked text={place} marks={marks} />
          </>
        )}
        {job.seniority && (
          <>
            {" · "}
            <Marked text={seniorityLabels[job.seniority]} marks={marks} />
          </>
        )}
        {job.published_at && (
          <>
            {" · posted "}
            <RelativeTime at={job.published_at} />
          </>
        )}
      </span>
      {job.match && (
        <span className="mt-1 flex items-baseline gap-2 text-13">
          <span className="text-muted">Your match</span>
          <MatchFigure match={job.match} />
        </span>
      )}
      <FoundSkills skills={job.skills} marks={marks} />
      <Snippet text={job.snippet} marks={marks} />
    </>
  );
}
