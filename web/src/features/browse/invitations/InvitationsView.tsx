import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { QueryState } from "@/entities/query/QueryState";
import type { MyJobInvitation } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { EmptyState } from "@/ui/EmptyState";
import { RowList } from "@/ui/Rows";
import { Loading, SkeletonRows } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { DeclineDialog } from "./DeclineDialog";
import { InvitationRow } from "./InvitationRow";
import { myJobInvitationsQuery } from "./queries";

/** The jobs that companies invite the reader to. */
export function InvitationsView({ tabs }: { tabs: ReactNode }) {
  const [declining, setDeclining] = useState<MyJobInvitation | null>(null);
  return (
    <div className="page pt-2 pb-12">
      {tabs}
      <div className="max-w-[860px] pt-5">
        <QueryState
          query={useQuery(myJobInvitationsQuery)}
          failure="Your invitations could not be loaded"
          note="Your invitations are safe."
          loading={
            <Loading label="Loading your invitations">
              <SkeletonRows rows={4} />
            </Loading>
          }
        >
          {(invitations) =>
            invitations.length === 0 ? (
              <EmptyState
                title="No invitations"
                action={
                  <TextLink href={`${paths.settings}?tab=privacy#job-invitations`}>
                    Change who can invite you
                  </TextLink>
                }
              >
                Invitations appear here when a company finds your profile and wants you for a job.
              </EmptyState>
            ) : (
              <RowList label="Invitations">
                {invitations.map((invitation) => (
                  <InvitationRow
                    key={invitation.id}
                    invitation={invitation}
                    onDecline={() => setDeclining(invitation)}
                  />
                ))}
              </RowList>
            )
          }
        </QueryState>
      </div>
      <DeclineDialog invitation={declining} onClose={() => setDeclining(null)} />
    </div>
  );
}
