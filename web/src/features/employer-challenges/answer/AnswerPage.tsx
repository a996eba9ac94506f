import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useParams } from "react-router";
import { invitationQuery, invitationsKey } from "@/entities/invitation/queries";
import { QueryFailure } from "@/entities/query/QueryFailure";
import type { MyInvitation } from "@/lib/database.types";
import type { PageLoaderArgs } from "@/lib/page-loader";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { prefetch, queryClient } from "@/lib/query-client";
import { useChanges } from "@/lib/realtime";
import { EmptyState } from "@/ui/EmptyState";
import { PageHeader } from "@/ui/Page";
import { Loading, SkeletonBar, SkeletonRows } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { Before } from "./Before";
import { Over } from "./Over";
import { openInvitation } from "./queries";
import { Working } from "./Working";

export const loader = ({ params }: PageLoaderArgs) =>
  prefetch(invitationQuery(params.invitationId ?? ""));

export function Skeleton() {
  return (
    <div className="page">
      <Loading label="Loading the challenge">
        <SkeletonBar className="mt-8 mb-8 h-8 w-80" />
        <SkeletonRows rows={6} />
      </Loading>
    </div>
  );
}

const refresh = () => void queryClient.invalidateQueries({ queryKey: invitationsKey });

/** A company's challenge as the invited candidate meets it: before, during and after. */
export default function AnswerPage() {
  const id = useParams().invitationId ?? "";
  const query = useQuery(invitationQuery(id));
  useChanges(
    `my-invitation:${id}`,
    [{ event: "UPDATE", table: "challenge_invitations", filter: `id=eq.${id}` }],
    { refresh },
  );
  const mine = query.data?.side === "candidate" ? query.data : null;
  usePageTitle(mine?.title ?? "Challenge");
  const unopened = mine?.status === "sent";
  useEffect(() => {
    // Tells the company that it was opened. If this fails, the next visit does it.
    if (unopened) openInvitation(id).then(refresh, () => {});
  }, [id, unopened]);
  if (mine) return <Stage invitation={mine} />;
  return (
    <div className="page">
      <PageHeader
        title="Challenge"
        above={<TextLink href={paths.challenges}>Challenges</TextLink>}
      />
      {query.isError ? (
        <QueryFailure query={query} title="The challenge could not be loaded">
          Your answer is saved.
        </QueryFailure>
      ) : query.isPending ? (
        <Loading label="Loading the challenge">
          <SkeletonRows rows={6} />
        </Loading>
      ) : (
        <EmptyState
          title="This challenge wasn't sent to you"
          action={
            query.data?.side === "employer" ? (
              <TextLink href={paths.employerInvitation(id)}>View it as the company</TextLink>
            ) : (
              <TextLink href={paths.messages}>Messages</TextLink>
            )
          }
        >
          It was sent to someone else or no longer exists.
        </EmptyState>
      )}
    </div>
  );
}

function Stage({ invitation }: { invitation: MyInvitation }) {
  const { status, document } = invitation;
  if (status === "started" && document) {
    return <Working key={invitation.id} invitation={invitation} document={document} />;
  }
  if ((status === "sent" || status === "opened") && document) {
    return <Before invitation={invitation} document={document} />;
  }
  return <Over invitation={invitation} />;
}
