import { useQuery } from "@tanstack/react-query";
import { Plus, Upload } from "lucide-react";
import { useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { QueryState } from "@/entities/query/QueryState";
import { useKeys } from "@/lib/keys/use-keys";
import type { PageLoaderArgs } from "@/lib/page-loader";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { prefetch } from "@/lib/query-client";
import { Banner } from "@/ui/Banner";
import { buttonClass } from "@/ui/button-class";
import { Link } from "@/ui/Link";
import { LinkTabs } from "@/ui/LinkTabs";
import { LoadMore } from "@/ui/LoadMore";
import { PageHeader } from "@/ui/Page";
import { Loading, SkeletonBar, SkeletonRows } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { ExportMenu } from "./ExportMenu";
import { useJobRights } from "./gate";
import { JobFilters } from "./JobFilters";
import { JobList } from "./JobList";
import {
  type Group,
  groupLabels,
  inGroup,
  isNarrowed,
  type JobsView,
  readJobsView,
  usageText,
  writeJobsView,
} from "./jobs-list";
import { NoJobs } from "./NoJobs";
import { JOBS_PAGE, jobCountsQuery, jobsQuery } from "./queries";

export const loader = ({ url }: PageLoaderArgs) => {
  const view = readJobsView(url.searchParams);
  return prefetch(jobsQuery(view, JOBS_PAGE), jobCountsQuery(view));
};

export function Skeleton() {
  return (
    <div className="page">
      <Loading label="Loading jobs">
        <SkeletonBar className="mt-8 mb-10 h-8 w-32" />
        <SkeletonRows rows={8} />
      </Loading>
    </div>
  );
}

/** The most that the list grows to; an export has all. */
const MOST_SHOWN = 5000;

/** The company's jobs, where each stands, and who came. */
export default function JobsPage() {
  usePageTitle("Jobs");
  const { search } = useLocation();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const view = readJobsView(new URLSearchParams(search));
  const place = writeJobsView(view);
  const [limits, setLimits] = useState<Readonly<Record<string, number>>>({});
  const limit = limits[place] ?? JOBS_PAGE;
  const query = useQuery(jobsQuery(view, limit));
  const { data: counts } = useQuery(jobCountsQuery(view));
  const { mayManage, mayShare, publishLocked } = useJobRights();
  // What was just published or closed leaves its group before the server is asked again.
  const shown = inGroup(query.data ?? [], view.group);
  const total = counts?.[view.group] ?? shown.length;
  const hrefOf = (to: Partial<JobsView>) => paths.jobs + writeJobsView({ ...view, ...to });

  useKeys("Jobs", [
    { keys: ["/"], does: "Search by title", run: () => field.current?.focus() },
    { keys: ["N"], does: "New job", run: () => mayManage && void navigate(paths.jobNew) },
    {
      keys: ["I"],
      does: "Import jobs",
      run: () => mayManage && void navigate(paths.jobImport),
    },
  ]);

  return (
    <div className="page pb-16">
      <PageHeader
        title="Jobs"
        lede={
          <>
            Your company's jobs. Only your company sees drafts.
            {counts?.tier_usage && (
              <span className="block tabular-nums">Tier: {usageText(counts.tier_usage)}</span>
            )}
          </>
        }
        actions={
          mayManage && (
            <>
              <Link href={paths.jobImport} className={buttonClass({})}>
                <Upload size={16} strokeWidth={1.5} aria-hidden />
                Import
              </Link>
              <ExportMenu group={view.group} count={total} narrowed={isNarrowed(view)} />
              <Link href={paths.jobNew} className={buttonClass({ variant: "primary" })}>
                <Plus size={16} strokeWidth={1.5} aria-hidden />
                New job
              </Link>
            </>
          )
        }
      />
      {publishLocked && (
        <Banner
          tone="wait"
          title="You can't publish jobs yet."
          className="mb-5"
          action={<TextLink href={paths.employerProfile}>Review status</TextLink>}
        >
          {publishLocked}
        </Banner>
      )}
      <LinkTabs
        label="Status"
        current={view.group}
        tabs={(Object.keys(groupLabels) as Group[]).map((group) => ({
          key: group,
          label: groupLabels[group],
          count: counts?.[group],
          href: hrefOf({ group }),
        }))}
      />
      {(counts?.total ?? 0) > 0 && (
        <JobFilters
          view={view}
          owners={counts?.owners ?? []}
          field={field}
          go={(to) => void navigate(hrefOf(to), { replace: true })}
        />
      )}
      <QueryState
        query={query}
        failure="Your jobs could not be loaded"
        note="You can still use Candidates and Messages."
        loading={
          <Loading label="Loading jobs">
            <SkeletonRows rows={8} />
          </Loading>
        }
      >
        {() =>
          shown.length === 0 ? (
            <NoJobs view={view} any={(counts?.total ?? 0) > 0} mayManage={mayManage} />
          ) : (
            <>
              <JobList
                // A selection is one of the rows in sight.
                key={place}
                jobs={shown}
                mayManage={mayManage}
                mayShare={mayShare}
                publishLocked={publishLocked}
              />
              {total > shown.length && (
                <LoadMore
                  noun="jobs"
                  shown={shown.length}
                  total={total}
                  pending={query.isPlaceholderData}
                  onMore={
                    limit < MOST_SHOWN
                      ? () => setLimits({ ...limits, [place]: limit + JOBS_PAGE })
                      : undefined
                  }
                />
              )}
            </>
          )
        }
      </QueryState>
    </div>
  );
}
