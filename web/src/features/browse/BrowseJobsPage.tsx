import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import type { PageLoaderArgs } from "@/lib/page-loader";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { inTime, prefetch, queryClient } from "@/lib/query-client";
import { useChanges } from "@/lib/realtime";
import { useProfile } from "@/lib/session/session";
import { LinkTabs } from "@/ui/LinkTabs";
import { BrowseSkeleton } from "./BrowseSkeleton";
import { BrowseView } from "./BrowseView";
import {
  type BrowseFilters,
  type BrowsePlace,
  noFilters,
  readPlace,
  writePlace,
} from "./browse-filters";
import { myJobInvitationsQuery } from "./invitations/queries";
import { useInvitationChanges } from "./invitations/use-invitation-changes";
import {
  dailyQuotasQuery,
  interestsQuery,
  type JobListTab,
  jobQuery,
  jobsQuery,
  savedCountQuery,
} from "./queries";

const interestsView = () => import("./InterestsView");
const InterestsView = lazy(async () => ({ default: (await interestsView()).InterestsView }));
const invitationsView = () => import("./invitations/InvitationsView");
const InvitationsView = lazy(async () => ({
  default: (await invitationsView()).InvitationsView,
}));

/** Starts what the address asks for; the list shows its skeleton when it takes longer. */
export const loader = ({ url }: PageLoaderArgs) => {
  const { tab, filters, job } = readPlace(url.searchParams);
  if (tab === "interests") {
    const reading = prefetch(interestsQuery, savedCountQuery);
    return inTime(Promise.all([reading, interestsView().catch(() => null)]));
  }
  if (tab === "invitations") {
    const reading = prefetch(myJobInvitationsQuery, savedCountQuery);
    return inTime(Promise.all([reading, invitationsView().catch(() => null)]));
  }
  void prefetch(dailyQuotasQuery, savedCountQuery);
  if (job) void queryClient.prefetchQuery(jobQuery(job));
  return inTime(prefetchList(tab, filters, job !== null));
};

/** The list, and the job that is open where the address names none: the first. */
async function prefetchList(tab: JobListTab, filters: BrowseFilters, isJobNamed: boolean) {
  const list = jobsQuery(tab, filters);
  await queryClient.prefetchInfiniteQuery(list);
  const jobs = queryClient.getQueryData(list.queryKey)?.pages[0]?.jobs;
  const first = jobs?.find((job) => tab === "saved" || job.interaction === null);
  if (first && !isJobNamed) await prefetch(jobQuery(first.id));
}

export const Skeleton = BrowseSkeleton;

/** Browse jobs: Discover, Saved and Featured beside the job that is open, and what became of one's interests. */
export default function BrowseJobsPage() {
  usePageTitle("Browse jobs");
  const { search } = useLocation();
  const navigate = useNavigate();
  const place = readPlace(new URLSearchParams(search));
  const { data: savedCount } = useQuery(savedCountQuery);
  const { data: invitations } = useQuery(myJobInvitationsQuery);
  useAnswers();
  useInvitationChanges();

  const go = useEffectEvent((to: Partial<BrowsePlace>, how: "push" | "replace" = "replace") => {
    const target = paths.browseJobs + writePlace({ ...place, ...to });
    void navigate(target, { replace: how === "replace", preventScrollReset: true });
  });
  const tabHref = (tab: BrowsePlace["tab"], filters = noFilters) =>
    paths.browseJobs + writePlace({ tab, filters, job: null });

  const tabs = (
    <LinkTabs
      label="Jobs"
      dense
      current={place.tab}
      tabs={[
        { key: "discover", label: "Discover", href: tabHref("discover", place.filters) },
        { key: "saved", label: "Saved", count: savedCount, href: tabHref("saved") },
        { key: "featured", label: "Featured", href: tabHref("featured") },
        { key: "interests", label: "Interests", href: tabHref("interests") },
        {
          key: "invitations",
          label: "Invitations",
          count: invitations?.length || undefined,
          href: tabHref("invitations"),
        },
      ]}
    />
  );

  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        Browse jobs
      </h1>
      {place.tab === "interests" ? (
        <Suspense fallback={<div className="page pt-2 pb-12">{tabs}</div>}>
          <InterestsView tabs={tabs} />
        </Suspense>
      ) : place.tab === "invitations" ? (
        <Suspense fallback={<div className="page pt-2 pb-12">{tabs}</div>}>
          <InvitationsView tabs={tabs} />
        </Suspense>
      ) : (
        <BrowseView key={place.tab} place={place} tab={place.tab} tabs={tabs} go={go} />
      )}
    </>
  );
}

/** What companies decide, and what expires, shows by itself. */
function useAnswers() {
  const client = useQueryClient();
  const { id: me } = useProfile();
  const refresh = () => {
    void client.invalidateQueries({ queryKey: interestsQuery.queryKey });
    // An expired interest brings a bonus.
    void client.invalidateQueries({ queryKey: dailyQuotasQuery.queryKey });
  };
  useChanges(
    `interests:${me}`,
    [{ event: "UPDATE", table: "job_interactions", filter: `profile_id=eq.${me}` }],
    {
      refresh,
      onChange: ({ new: row }) => {
        refresh();
        if ("job_opening_id" in row && typeof row.job_opening_id === "string") {
          void client.invalidateQueries({ queryKey: jobQuery(row.job_opening_id).queryKey });
        }
      },
    },
  );
}
