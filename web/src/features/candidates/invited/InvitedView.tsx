import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate } from "react-router";
import { ListState } from "@/entities/query/ListState";
import { paths } from "@/lib/paths";
import { useChanges } from "@/lib/realtime";
import { useProfile } from "@/lib/session/session";
import { keysOf } from "@/lib/vocabulary";
import { jobInvitationStatusLabels } from "@/lib/vocabulary.generated";
import { EmptyState } from "@/ui/EmptyState";
import { LoadMore } from "@/ui/LoadMore";
import { RowList } from "@/ui/Rows";
import { Select } from "@/ui/Select";
import { Loading, SkeletonRows } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { CandidateTabs } from "../CandidateTabs";
import { InvitedRow } from "./InvitedRow";
import { readInvitedStatus } from "./place";
import { sentJobInvitations, sentJobInvitationsQuery } from "./queries";

/** The people whom the company invited to jobs, and what came of it. */
export function InvitedView() {
  const { id: me } = useProfile();
  const client = useQueryClient();
  const navigate = useNavigate();
  const status = readInvitedStatus(new URLSearchParams(useLocation().search));
  const sent = useInfiniteQuery(sentJobInvitationsQuery(status));
  const invitations = sent.data?.pages.flat() ?? [];
  useChanges(`job-invitations:${me}`, [{ event: "*", table: "job_invitations" }], {
    refresh: () => void client.invalidateQueries({ queryKey: sentJobInvitations }),
  });
  return (
    <div className="page pt-2 pb-12">
      <CandidateTabs current="invited" />
      <div className="max-w-[860px]">
        <div className="flex justify-end py-2">
          <Select
            quiet
            aria-label="Status"
            value={status ?? ""}
            options={[
              { value: "", label: "Every status" },
              ...keysOf(jobInvitationStatusLabels).map((value) => ({
                value,
                label: jobInvitationStatusLabels[value],
              })),
            ]}
            onChange={({ target: { value } }) =>
              void navigate(paths.invitedCandidates + (value && `&status=${value}`), {
                replace: true,
                preventScrollReset: true,
              })
            }
          />
        </div>
        <ListState
          query={sent}
          loadedCount={invitations.length}
          failure="Invitations could not be loaded"
          note="Your invitations haven't changed."
          loading={
            <Loading label="Loading invitations">
              <SkeletonRows rows={6} />
            </Loading>
          }
          empty={
            invitations.length === 0 &&
            (status ? (
              <EmptyState
                title="No invitation has this status"
                action={<TextLink href={paths.invitedCandidates}>Show every status</TextLink>}
              />
            ) : (
              <EmptyState
                title="No invitations yet"
                action={<TextLink href={paths.search}>Search for people</TextLink>}
              >
                Find someone by title, skill or name and invite them to a job. You see the answer
                here.
              </EmptyState>
            ))
          }
        >
          <RowList label="Invited people">
            {invitations.map((invitation) => (
              <InvitedRow key={invitation.id} invitation={invitation} />
            ))}
          </RowList>
          <LoadMore
            shown={invitations.length}
            noun={invitations.length === 1 ? "invitation" : "invitations"}
            onMore={sent.hasNextPage ? () => void sent.fetchNextPage() : undefined}
            pending={sent.isFetchingNextPage}
          />
        </ListState>
      </div>
    </div>
  );
}
