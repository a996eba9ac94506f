import { useQuery } from "@tanstack/react-query";
import { Navigate, useSearchParams } from "react-router";
import { QueryState } from "@/entities/query/QueryState";
import type { ProfileAnalytics } from "@/lib/database.types";
import type { PageLoaderArgs } from "@/lib/page-loader";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { prefetch } from "@/lib/query-client";
import { PageHeader } from "@/ui/Page";
import { TextLink } from "@/ui/TextLink";
import { AnalyticsSkeleton } from "./AnalyticsSkeleton";
import { LockedProfile } from "./LockedProfile";
import { PeriodTabs } from "./PeriodTabs";
import { ProfileDetails } from "./ProfileDetails";
import { ProfileViews } from "./ProfileViews";
import { dayBefore, rangeWords, readPeriod } from "./period";
import { profileAnalyticsQuery } from "./queries";

export const loader = ({ url }: PageLoaderArgs) =>
  prefetch(profileAnalyticsQuery(readPeriod(url.searchParams)));

/** How often a seeker's profile is seen, and what becomes of their interests. */
export default function ProfileAnalyticsPage() {
  usePageTitle("Analytics");
  const [params] = useSearchParams();
  const period = readPeriod(params);
  const query = useQuery(profileAnalyticsQuery(period));
  return (
    <div className="page pb-16">
      <PageHeader
        title="Analytics"
        lede="How your profile is seen, and how companies answer you."
        actions={<TextLink href={paths.analyticsDefinitions}>How figures are counted</TextLink>}
      />
      <PeriodTabs path={paths.analytics} current={period} />
      <QueryState
        query={query}
        failure="Your analytics could not be loaded"
        note="Views are still being counted."
        loading={<AnalyticsSkeleton />}
      >
        {(analytics) =>
          analytics ? <Figures analytics={analytics} /> : <Navigate to={paths.notFound} replace />
        }
      </QueryState>
    </div>
  );
}

function Figures({ analytics }: { analytics: ProfileAnalytics }) {
  const { level, starts_on, ends_on, previous_starts_on, time_zone } = analytics;
  return (
    <>
      <p className="pt-4 pb-2 text-13 text-muted">
        {rangeWords(starts_on, ends_on)}, compared with{" "}
        {rangeWords(previous_starts_on, dayBefore(starts_on))}. Days are in{" "}
        {time_zone.replaceAll("_", " ")} time.
      </p>
      {level === "none" ? (
        <LockedProfile has="none" />
      ) : (
        <>
          <ProfileViews analytics={analytics} />
          {level === "advanced" ? (
            <ProfileDetails analytics={analytics} />
          ) : (
            <LockedProfile has="totals" />
          )}
        </>
      )}
    </>
  );
}
