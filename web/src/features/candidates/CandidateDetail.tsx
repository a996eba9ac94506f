import type { UseQueryResult } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { QueryState } from "@/entities/query/QueryState";
import { LazyWatchButton } from "@/entities/watchlist/LazyWatchButton";
import type { Candidate } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { EmptyState } from "@/ui/EmptyState";
import { Link } from "@/ui/Link";
import { Loading } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { CandidateEvidence } from "./CandidateEvidence";
import { CandidateHead } from "./CandidateHead";
import { CandidateMoves } from "./CandidateMoves";
import { CandidateRecord } from "./CandidateRecord";
import { DetailSkeleton } from "./CandidateSkeleton";
import { CandidateNotes } from "./notes/CandidateNotes";
import { WriteNote } from "./notes/WriteNote";
import { SendChallenge } from "./SendChallenge";

type Props = {
  query: UseQueryResult<Candidate | null>;
  /** What each job is called. */
  jobLabels: ReadonlyMap<string, string>;
  /** Back to the list, on a phone. */
  backHref: string;
};

/** A candidate in full: who, the evidence by the job's weights, then what they made and did. */
export function CandidateDetail({ query, jobLabels, backHref }: Props) {
  return (
    <>
      <Link
        href={backHref}
        className="-ml-1 mb-3 inline-flex h-12 items-center gap-1.5 rounded-control px-1 text-muted hover:text-ink md:hidden print:hidden"
      >
        <ArrowLeft size={16} strokeWidth={1.5} aria-hidden />
        All candidates
      </Link>
      <Body query={query} jobLabels={jobLabels} />
    </>
  );
}

function Body({ query, jobLabels }: Omit<Props, "backHref">) {
  return (
    <QueryState
      query={query}
      failure="This candidate could not be loaded"
      note="You can still use the list."
      loading={
        <Loading label="Loading the candidate">
          <DetailSkeleton />
        </Loading>
      }
    >
      {(data) =>
        data ? (
          <article aria-label={data.person.full_name} className="max-w-[760px]">
            <CandidateHead
              candidate={data}
              jobLabel={
                jobLabels.get(data.interaction.job_opening_id) ?? data.interaction.job_title
              }
            />
            <CandidateMoves candidate={data} />
            <div className="mt-5 flex flex-wrap gap-2.5">
              <SendChallenge candidate={data} />
              <LazyWatchButton person={data.person} />
              <WriteNote interactionId={data.interaction.id} />
            </div>
            <CandidateEvidence match={data.match} at={data.interaction.created_at} />
            <CandidateNotes interactionId={data.interaction.id} name={data.person.full_name} />
            <CandidateRecord person={data.person} />
          </article>
        ) : (
          <EmptyState
            title="Candidate not found"
            action={<TextLink href={paths.interestedCandidates}>All candidates</TextLink>}
          >
            They withdrew their interest, or you don't have access to the job.
          </EmptyState>
        )
      }
    </QueryState>
  );
}
