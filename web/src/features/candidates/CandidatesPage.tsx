import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import type { PageLoaderArgs } from "@/lib/page-loader";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { queryClient } from "@/lib/query-client";
import { employerContextQuery } from "@/lib/session/context";
import { currentProfile, useProfile } from "@/lib/session/session";
import { LockedState } from "@/ui/LockedState";
import { TextLink } from "@/ui/TextLink";
import { CandidatesSkeleton } from "./CandidateSkeleton";
import { CandidatesView } from "./CandidatesView";
import { InvitedView } from "./invited/InvitedView";
import { isInvitedTab, readInvitedStatus } from "./invited/place";
import { sentJobInvitationsQuery } from "./invited/queries";
import { candidateFiltersQuery, candidateQuery, candidatesQuery } from "./queries";
import { readPlace } from "./view";

/** Starts what the address asks for; the list shows its skeleton when it takes longer. */
export const loader = ({ url }: PageLoaderArgs) => {
  const place = readPlace(url.searchParams);
  if (currentProfile().company_approval_status !== "approved") return Promise.resolve(null);
  if (isInvitedTab(url.searchParams)) {
    const status = readInvitedStatus(url.searchParams);
    void queryClient.prefetchInfiniteQuery(sentJobInvitationsQuery(status));
  } else {
    void queryClient.prefetchInfiniteQuery(candidatesQuery(place));
    void queryClient.prefetchQuery(candidateFiltersQuery(place.tab));
    if (place.candidate) void queryClient.prefetchQuery(candidateQuery(place.candidate));
  }
  return Promise.resolve(null);
};

export const Skeleton = CandidatesSkeleton;

/** The people who are interested in one's jobs: their evidence, and the decision. */
export default function CandidatesPage() {
  usePageTitle("Candidates");
  const { company_approval_status: status, company_role } = useProfile();
  const { data: context } = useQuery(employerContextQuery);
  const isInvited = isInvitedTab(new URLSearchParams(useLocation().search));
  const mayNot =
    company_role === "recruiter" && context && !context.permissions.includes("view_candidates");
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        Candidates
      </h1>
      {status !== "approved" ? (
        <div className="page pt-8">
          <LockedState
            title="Candidates are available after approval"
            action={<TextLink href={paths.employerProfile}>Check the review status</TextLink>}
          >
            Only approved companies can see candidates.
          </LockedState>
        </div>
      ) : mayNot ? (
        <div className="page pt-8">
          <LockedState title="You don't have access to candidates">
            Ask your company's admin for the permission to view candidates.
          </LockedState>
        </div>
      ) : isInvited ? (
        <InvitedView />
      ) : (
        <CandidatesView />
      )}
    </>
  );
}
