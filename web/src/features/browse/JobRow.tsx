import { Bookmark } from "lucide-react";
import { hoursAskedText } from "@/entities/company/hours-asked";
import { isCounted, promiseText } from "@/entities/company/promise";
import { formatPay } from "@/entities/job/pay";
import { payOf, placeText } from "@/entities/job/words";
import { EvidenceBar } from "@/entities/match/EvidenceBar";
import { MatchFigure } from "@/entities/match/MatchFigure";
import type { JobCard } from "@/lib/database.types";
import { jobStatusLabels } from "@/lib/vocabulary.generated";
import { ProofGlyph } from "@/ui/ProofGlyph";
import { Tag } from "@/ui/Tag";
import { VisuallyHidden } from "@/ui/VisuallyHidden";
import { interactionLabel } from "./interaction-label";

/** What a row of a list says of a job. Nothing in it can be pressed: the row itself is the link. */
export function JobRow({ job }: { job: JobCard }) {
  const { match } = job;
  const pay = payOf(job);
  const facts = [placeText(job), pay ? formatPay(pay, { compact: true }) : null].filter(Boolean);
  const state = job.interaction
    ? interactionLabel(job.interaction)
    : job.status === "open"
      ? null
      : jobStatusLabels[job.status];
  return (
    <>
      <span className="flex items-baseline gap-3">
        <bdi className="min-w-0 grow truncate font-semibold">{job.title}</bdi>
        {job.saved && (
          <span className="shrink-0 self-center text-faint">
            <Bookmark size={16} strokeWidth={1.5} aria-hidden fill="currentColor" />
            <VisuallyHidden>Saved. </VisuallyHidden>
          </span>
        )}
        {match && <MatchFigure match={match} bare className="shrink-0" />}
      </span>
      <span className="mt-1 block truncate text-muted">
        <bdi>{job.company.name}</bdi>
        {facts.map((fact) => (
          <span key={fact}>
            {" · "}
            <bdi>{fact}</bdi>
          </span>
        ))}
      </span>
      {match && <EvidenceBar match={match} size="sm" className="mt-2" />}
      <span className="mt-1.5 flex items-center gap-1.5 text-12 text-faint">
        <span className="min-w-0 truncate">
          {promiseText(job.promise)}
          {job.hours_asked && ` · ${hoursAskedText(job.hours_asked)}`}
        </span>
        {(isCounted(job.promise) || job.hours_asked) && <ProofGlyph size={14} />}
        {job.is_featured && <Tag className="ml-auto shrink-0">Featured</Tag>}
        {state && (
          <Tag
            className={job.is_featured ? "shrink-0" : "ml-auto shrink-0"}
            tone={job.interaction ? "action" : "plain"}
          >
            {state}
          </Tag>
        )}
      </span>
    </>
  );
}
