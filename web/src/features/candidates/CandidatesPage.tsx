import { useSearchParams } from "react-router";
import { onPhone } from "@/entities/list-detail/use-list-detail-page";
import type { PageLoaderArgs } from "@/lib/page-loader";
import { usePageTitle } from "@/lib/page-title";
import { queryClient } from "@/lib/query-client";
import { currentProfile } from "@/lib/session/session";
import { CandidatesSkeleton } from "./CandidateSkeleton";
import { CandidatesLock } from "./CandidatesLock";
import { CandidatesView } from "./CandidatesView";
import { InvitedView } from "./invited/InvitedView";
import { isInvitedTab, readInvitedStatus } from "./invited/place";
import { sentJobInvitationsQuery } from "./invited/queries";
import { candidateFiltersQuery, candidateQuery, candidatesQuery } from "./queries";
import { readPlace, shownPlace } from "./view";
import { watchlistQuery } from "./watchlist/queries";
import { WatchlistView } from "./watchlist/WatchlistView";

const isWatchlist = (params: URLSearchParams) => params.get("tab") === "watchlist";

/** Starts what the address asks for; the list shows its skeleton when it takes longer. */
export const loader = ({ url }: PageLoaderArgs) => {
  if (currentProfile().company_approval_status !== "approved") return Promise.resolve(null);
  if (isInvitedTab(url.searchParams)) {
    const status = readInvitedStatus(url.searchParams);
    void queryClient.prefetchInfiniteQuery(sentJobInvitationsQuery(status));
    return Promise.resolve(null);
  }
  if (isWatchlist(url.searchParams)) {
    void queryClient.prefetchInfiniteQuery(watchlistQuery);
    return Promise.resolve(null);
  }
  const place = shownPlace(readPlace(url.searchParams), !onPhone());
  void queryClient.prefetchInfiniteQuery(candidatesQuery(place));
  void queryClient.prefetchQuery(candidateFiltersQuery(place));
  if (place.candidate) void queryClient.prefetchQuery(candidateQuery(place.candidate));
  return Promise.resolve(null);
};

export const Skeleton = CandidatesSkeleton;

/** The people who are interested in one's jobs: their evidence, and the decision. */
export default function CandidatesPage() {
  usePageTitle("Candidates");
  const [params] = useSearchParams();
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        Candidates
      </h1>
      <CandidatesLock>
        {isInvitedTab(params) ? (
          <InvitedView />
        ) : isWatchlist(params) ? (
          <WatchlistView />
        ) : (
          <CandidatesView />
        )}
      </CandidatesLock>
    </>
  );
}
