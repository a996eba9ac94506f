import type { Interest } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { candidateProgressLabels, type InterestDecision } from "@/lib/vocabulary.generated";
import { Avatar } from "@/ui/Avatar";
import { Button } from "@/ui/Button";
import { RelativeTime } from "@/ui/RelativeTime";
import { Tag } from "@/ui/Tag";
import { TextLink } from "@/ui/TextLink";
import { interactionLabel } from "./interaction-label";

const tones: Record<InterestDecision, "action" | "plain"> = {
  approved: "action",
  rejected: "plain",
  expired: "plain",
  withdrawn: "plain",
};

type Props = { interest: Interest; onWithdraw: () => void };

/** One interest: which job, how it stands, and what can be done about it. */
export function InterestRow({ interest, onWithdraw }: Props) {
  const { company, decision, decided_at, progress, rejection, note, conversation_id } = interest;
  return (
    <li className="flex gap-3 border-line border-b py-3.5 max-md:flex-wrap">
      <Avatar kind="company" name={company.name} src={company.logo_url} />
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
          <TextLink
            href={`${paths.browseJobs}?job=${interest.job_opening_id}`}
            className="min-w-0 font-semibold text-ink"
          >
            <bdi>{interest.title}</bdi>
          </TextLink>
          <span className="text-muted">
            <bdi>{company.name}</bdi>
            {interest.match_score !== null && (
              <span className="tabular-nums"> · match {interest.match_score}</span>
            )}
          </span>
        </p>
        <p className="mt-0.5 text-13 text-muted">
          Interested <RelativeTime at={interest.created_at} />
          {decided_at && decision && (
            <>
              {" · "}
              {interactionLabel({ status: "interested", decision }).toLowerCase()}{" "}
              <RelativeTime at={decided_at} />
            </>
          )}
          {rejection && <> · reason: {rejection.label}</>}
          {rejection?.challenge && (
            <>
              {" · prove it with "}
              <TextLink href={paths.challenge(rejection.challenge.slug)}>
                <bdi>{rejection.challenge.title}</bdi>
              </TextLink>
            </>
          )}
          {decision === "expired" && <> · no answer within 14 days, refunded as a bonus</>}
        </p>
        {note && (
          <p
            dir="auto"
            className="mt-1.5 line-clamp-3 max-w-measure border-line-strong border-l-2 pl-3"
          >
            {note}
          </p>
        )}
      </div>
      <div className="flex shrink-0 items-center gap-2.5 self-start max-md:w-full max-md:justify-between max-md:pl-11">
        {decision ? (
          <Tag tone={tones[decision]}>
            {progress
              ? candidateProgressLabels[progress]
              : interactionLabel({ status: "interested", decision })}
          </Tag>
        ) : (
          <Tag tone="wait">Waiting</Tag>
        )}
        {conversation_id && (
          <TextLink href={paths.conversation(conversation_id)}>Open conversation</TextLink>
        )}
        {!decision && (
          <Button size="sm" variant="quiet" onClick={onWithdraw}>
            Withdraw
          </Button>
        )}
      </div>
    </li>
  );
}
