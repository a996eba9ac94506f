import type { SentJobInvitation } from "@/lib/database.types";
import { explain } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { type JobInvitationStatus, jobInvitationStatusLabels } from "@/lib/vocabulary.generated";
import { Avatar } from "@/ui/Avatar";
import { ConfirmButton } from "@/ui/ConfirmButton";
import { RelativeTime } from "@/ui/RelativeTime";
import { Tag } from "@/ui/Tag";
import { TextLink } from "@/ui/TextLink";
import { withdrawJobInvitation } from "./queries";

/** How the status of a job invitation is drawn. */
const tones: Record<JobInvitationStatus, "wait" | "action" | "plain"> = {
  open: "wait",
  accepted: "action",
  declined: "plain",
  withdrawn: "plain",
  expired: "plain",
  job_ended: "plain",
};

/** One invitation: who, to which job, why, and how it stands. */
export function InvitedRow({ invitation }: { invitation: SentJobInvitation }) {
  const { id, person, job, status, ended_at, conversation_id, interaction_id } = invitation;
  return (
    <li className="flex gap-3 border-line border-b py-3.5 max-md:flex-wrap">
      <Avatar name={person.full_name} src={person.avatar_url} />
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
          {person.slug ? (
            <TextLink href={paths.user(person.slug)} className="min-w-0 font-semibold text-ink">
              <bdi>{person.full_name}</bdi>
            </TextLink>
          ) : (
            <bdi className="min-w-0 font-semibold">{person.full_name}</bdi>
          )}
          {person.headline && <bdi className="min-w-0 text-muted">{person.headline}</bdi>}
        </p>
        <p className="mt-0.5 text-13 text-muted">
          Invited to <bdi>{job.title}</bdi> <RelativeTime at={invitation.created_at} />
          {invitation.sent_by_name && (
            <>
              {" "}
              by <bdi>{invitation.sent_by_name}</bdi>
            </>
          )}
          {status === "open" ? (
            <>
              {" · "}expires <RelativeTime at={invitation.expires_at} />
            </>
          ) : (
            ended_at && (
              <>
                {" · "}
                {jobInvitationStatusLabels[status].toLowerCase()} <RelativeTime at={ended_at} />
              </>
            )
          )}
        </p>
        <p
          dir="auto"
          className="mt-1.5 line-clamp-3 max-w-measure whitespace-pre-line border-line-strong border-l-2 pl-3"
        >
          {invitation.reason}
        </p>
      </div>
      <div className="flex shrink-0 flex-wrap items-center justify-end gap-2.5 self-start max-md:w-full max-md:justify-between max-md:pl-11">
        <Tag tone={tones[status]}>{jobInvitationStatusLabels[status]}</Tag>
        {conversation_id ? (
          <TextLink href={paths.conversation(conversation_id)}>Open conversation</TextLink>
        ) : (
          interaction_id && (
            <TextLink href={paths.candidate(interaction_id)}>View candidate</TextLink>
          )
        )}
        {status === "open" && (
          <ConfirmButton
            does="Withdraw"
            label={`Withdraw the invitation of ${person.full_name}`}
            warning="You can't invite them to this job again."
            act={() => withdrawJobInvitation(id)}
            explain={(error) => explain(error).sentence}
          />
        )}
      </div>
    </li>
  );
}
