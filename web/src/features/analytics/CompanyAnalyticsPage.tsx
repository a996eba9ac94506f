import { useQuery } from "@tanstack/react-query";
import { Navigate, useSearchParams } from "react-router";
import { QueryState } from "@/entities/query/QueryState";
import type { CompanyAnalytics } from "@/lib/database.types";
import type { PageLoaderArgs } from "@/lib/page-loader";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { prefetch } from "@/lib/query-client";
import { PageHeader } from "@/ui/Page";
import { TextLink } from "@/ui/TextLink";
import { AnalyticsSkeleton } from "./AnalyticsSkeleton";
import { ChallengeTable } from "./ChallengeTable";
import { CompanyCards } from "./CompanyCards";
import { CompanyCharts } from "./CompanyCharts";
import { JobTable } from "./JobTable";
import { LockedCompany } from "./LockedCompany";
import { PeriodTabs } from "./PeriodTabs";
import { dayBefore, rangeWords, readPeriod } from "./period";
import { companyAnalyticsQuery } from "./queries";

export const loader = ({ url }: PageLoaderArgs) =>
  prefetch(companyAnalyticsQuery(readPeriod(url.searchParams)));

/** How a company and its jobs are seen, and how it answers. For those with the permission; others get /404. */
export default function CompanyAnalyticsPage() {
  usePageTitle("Analytics");
  const [params] = useSearchParams();
  const period = readPeriod(params);
  const query = useQuery(companyAnalyticsQuery(period));
  if (query.data === null) return <Navigate to={paths.notFound} replace />;
  return (
    <div className="page pb-16">
      <PageHeader
        title="Analytics"
        lede="How your company and its jobs are seen, and how you answer candidates."
        actions={<TextLink href={paths.analyticsDefinitions}>How figures are counted</TextLink>}
      />
      <PeriodTabs path={paths.employerAnalytics} current={period} />
      <QueryState
        query={query}
        failure="Your analytics could not be loaded"
        note="Views are still being counted."
        loading={<AnalyticsSkeleton />}
      >
        {(analytics) => analytics && <Figures analytics={analytics} />}
      </QueryState>
    </div>
  );
}

function Figures({ analytics }: { analytics: CompanyAnalytics }) {
  const { starts_on, ends_on, previous_starts_on, points, jobs, challenges } = analytics;
  return (
    <>
      <p className="pt-4 pb-2 text-13 text-muted">
        {rangeWords(starts_on, ends_on)}
        {points && <>, compared with {rangeWords(previous_starts_on, dayBefore(starts_on))}</>}.
        Days are in UTC.
      </p>
      <CompanyCards analytics={analytics} />
      {points && jobs && challenges ? (
        <>
          <CompanyCharts points={points} by={analytics.by} />
          <JobTable jobs={jobs} from={starts_on} to={ends_on} />
          <ChallengeTable challenges={challenges} />
        </>
      ) : (
        <LockedCompany />
      )}
    </>
  );
}
