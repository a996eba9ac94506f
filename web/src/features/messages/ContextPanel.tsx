import { EvidenceBar } from "@/entities/match/EvidenceBar";
import { MatchFigure } from "@/entities/match/MatchFigure";
import { StateTag } from "@/entities/match/StateTag";
import type { Conversation, ConversationDetail } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { useProfile } from "@/lib/session/session";
import { Avatar } from "@/ui/Avatar";
import { RelativeTime } from "@/ui/RelativeTime";
import { SkeletonText } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { otherSide } from "./words";

type Props = {
  conversation: Conversation;
  /** With the match; null while it is on the way. */
  detail: ConversationDetail | null;
};

/** What the conversation is about: the job, the match that led to it, and who takes part. */
export function ContextPanel({ conversation, detail }: Props) {
  const { role } = useProfile();
  const { job_opening_id: job, interaction_id: interaction } = conversation;
  const others = otherSide(conversation, role);
  return (
    <div className="grid gap-6">
      <section aria-label="Job">
        <h3 className="mb-1 text-13 font-normal text-muted">Job</h3>
        <p className="font-semibold">
          <bdi>{conversation.job_title ?? "Deleted job"}</bdi>
        </p>
        <p className="text-muted">
          <bdi>{conversation.company.name}</bdi>
        </p>
        <p className="mt-2 grid justify-items-start gap-1.5">
          {role === "job_seeker" && job && (
            <TextLink href={`${paths.browseJobs}?job=${encodeURIComponent(job)}`}>
              See the job
            </TextLink>
          )}
          {role === "employer" && interaction && (
            <TextLink href={paths.candidate(interaction)}>See the candidate's evidence</TextLink>
          )}
        </p>
      </section>
      <section aria-label="Match">
        <h3 className="mb-1 text-13 font-normal text-muted">Match score at the time of interest</h3>
        {detail ? <MatchPart detail={detail} /> : <SkeletonText lines={4} />}
      </section>
      <section aria-label="People">
        <h3 className="mb-2 text-13 font-normal text-muted">
          {role === "job_seeker" ? `At ${conversation.company.name}` : "Candidate"}
        </h3>
        <ul className="grid gap-3">
          {others.map((person) => (
            <li key={person.id} className="flex gap-2.5">
              <Avatar name={person.full_name} src={person.avatar_url} />
              <span className="min-w-0">
                <bdi className="block truncate font-semibold">{person.full_name}</bdi>
                {person.headline && (
                  <bdi className="line-clamp-2 text-13 text-muted">{person.headline}</bdi>
                )}
              </span>
            </li>
          ))}
          {others.length === 0 && <li className="text-muted">This account was deleted.</li>}
        </ul>
      </section>
      <p className="text-13 text-muted">
        Matched <RelativeTime at={conversation.created_at} />
      </p>
    </div>
  );
}

function MatchPart({ detail: { match } }: { detail: ConversationDetail }) {
  if (!match) return <p className="text-muted">No match score for this conversation.</p>;
  return (
    <>
      <p className="mb-2 text-14">
        <MatchFigure match={match} />
      </p>
      <EvidenceBar match={match} size="md" />
      <ul aria-label="Criteria" className="mt-3 border-line border-t">
        {match.criteria.slice(0, 6).map((criterion) => (
          <li
            key={criterion.key}
            className="flex min-h-9 items-center gap-3 border-line border-b py-1"
          >
            <bdi className="min-w-0 grow truncate">{criterion.label}</bdi>
            <StateTag state={criterion.state} />
          </li>
        ))}
      </ul>
      {match.criteria.length > 6 && (
        <p className="mt-1.5 text-13 text-muted">and {match.criteria.length - 6} more</p>
      )}
    </>
  );
}
