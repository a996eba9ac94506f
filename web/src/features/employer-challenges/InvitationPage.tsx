import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router";
import { ChallengeBrief } from "@/entities/invitation/ChallengeBrief";
import { invitationQuery, invitationsKey } from "@/entities/invitation/queries";
import { invitationTone } from "@/entities/invitation/words";
import { QueryFailure } from "@/entities/query/QueryFailure";
import { useErrorToast } from "@/entities/query/use-error-toast";
import type { CompanyInvitation } from "@/lib/database.types";
import type { PageLoaderArgs } from "@/lib/page-loader";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { prefetch, queryClient } from "@/lib/query-client";
import { useChanges } from "@/lib/realtime";
import type { InvitationDecision } from "@/lib/vocabulary.generated";
import { invitationStatusLabels } from "@/lib/vocabulary.generated";
import { Avatar } from "@/ui/Avatar";
import { Button } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import { ActionBar, PageHeader } from "@/ui/Page";
import { RelativeTime } from "@/ui/RelativeTime";
import { Loading, SkeletonBar, SkeletonRows } from "@/ui/Skeleton";
import { Tag } from "@/ui/Tag";
import { TextLink } from "@/ui/TextLink";
import { useToast } from "@/ui/Toasts";
import { AnswerView } from "./AnswerView";
import { DecideDialog } from "./DecideDialog";
import { InvitationFacts } from "./InvitationFacts";
import { withdrawInvitation } from "./queries";
import { Reviews } from "./review/Reviews";

export const loader = ({ params }: PageLoaderArgs) =>
  prefetch(invitationQuery(params.invitationId ?? ""));

export function Skeleton() {
  return (
    <div className="page">
      <Loading label="Loading the invitation">
        <SkeletonBar className="mt-8 mb-8 h-8 w-80" />
        <SkeletonRows rows={8} />
      </Loading>
    </div>
  );
}

/** One candidate's copy of a challenge, for those who decide on it. */
export default function InvitationPage() {
  const id = useParams().invitationId ?? "";
  const query = useQuery(invitationQuery(id));
  const refresh = () => void queryClient.invalidateQueries({ queryKey: invitationsKey });
  useChanges(
    `invitation:${id}`,
    [{ event: "UPDATE", table: "challenge_invitations", filter: `id=eq.${id}` }],
    { refresh },
  );
  const ours = query.data?.side === "employer" ? query.data : null;
  usePageTitle(ours ? `${ours.candidate.full_name}: ${ours.title}` : "Challenge invitation");
  if (ours) return <Invitation invitation={ours} />;
  return (
    <div className="page">
      <PageHeader
        title="Invitation"
        above={<TextLink href={paths.employerChallenges}>Challenges</TextLink>}
      />
      {query.isError ? (
        <QueryFailure query={query} title="The invitation could not be loaded" />
      ) : query.isPending ? (
        <Loading label="Loading the invitation">
          <SkeletonRows rows={8} />
        </Loading>
      ) : (
        <EmptyState
          title="Invitation not found"
          action={<TextLink href={paths.employerChallenges}>All challenges</TextLink>}
        >
          You don't have access to the candidates of this job, or the candidate's account was
          deleted.
        </EmptyState>
      )}
    </div>
  );
}

function Invitation({ invitation }: { invitation: CompanyInvitation }) {
  const [deciding, setDeciding] = useState<InvitationDecision | null>(null);
  const { candidate, status, document } = invitation;
  return (
    <>
      <div className="page pb-12">
        <PageHeader
          above={<TextLink href={paths.employerChallenges}>Challenges</TextLink>}
          title={
            <span className="flex flex-wrap items-center gap-3">
              <Avatar name={candidate.full_name} src={candidate.avatar_url} size={48} />
              <bdi>{candidate.full_name}</bdi>
              <Tag tone={invitationTone(status, "employer")}>{invitationStatusLabels[status]}</Tag>
            </span>
          }
          lede={
            <>
              <bdi>{invitation.title}</bdi>
              {invitation.job && (
                <>
                  {" for "}
                  <bdi>{invitation.job.title}</bdi>
                </>
              )}
            </>
          }
          actions={
            <>
              {invitation.interaction_id && (
                <TextLink href={paths.candidate(invitation.interaction_id)}>
                  The candidate's evidence
                </TextLink>
              )}
              {invitation.conversation_id && (
                <TextLink href={paths.conversation(invitation.conversation_id)}>
                  Conversation
                </TextLink>
              )}
            </>
          }
        />
        <InvitationFacts invitation={invitation} />
        <AnswerView invitation={invitation} />
        {invitation.submitted_at && <Reviews invitationId={invitation.id} document={document} />}
        <details className="mt-8 border-line border-t pt-4">
          <summary className="cursor-pointer font-semibold">The challenge as sent</summary>
          <div className="pt-5">
            <ChallengeBrief document={document} />
          </div>
        </details>
      </div>
      <Decision invitation={invitation} onDecide={setDeciding} />
      <DecideDialog
        invitationId={invitation.id}
        name={candidate.full_name}
        decision={deciding}
        onClose={() => setDeciding(null)}
      />
    </>
  );
}

type DecisionProps = {
  invitation: CompanyInvitation;
  onDecide: (decision: InvitationDecision) => void;
};

function Decision({ invitation, onDecide }: DecisionProps) {
  const { toast } = useToast();
  const showError = useErrorToast();
  const { status, decided_at: at, decided_by_name: by, reason } = invitation;
  const withdrawing = useMutation({
    mutationFn: () => withdrawInvitation(invitation.id),
    onSuccess: () => toast({ message: "Invitation withdrawn." }),
    onError: showError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: invitationsKey }),
  });
  if (invitation.can_decide) {
    return (
      <ActionBar
        label="Decide on this answer"
        note="The candidate can read your reason. The decision is final."
      >
        <Button onClick={() => onDecide("rejected")}>Reject</Button>
        <Button variant="primary" onClick={() => onDecide("approved")}>
          Approve
        </Button>
      </ActionBar>
    );
  }
  if (invitation.can_withdraw) {
    return (
      <ActionBar label="Withdraw this invitation" note="No submission yet.">
        <Button pending={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
          Withdraw invitation
        </Button>
      </ActionBar>
    );
  }
  if (!at) return null;
  return (
    <ActionBar
      label="Decision"
      note={
        <>
          {status === "approved" ? "Approved" : "Rejected"}
          {by && ` by ${by}`}, <RelativeTime at={at} />
          {reason && <bdi className="block max-w-measure text-13">“{reason}”</bdi>}
        </>
      }
    >
      {null}
    </ActionBar>
  );
}
