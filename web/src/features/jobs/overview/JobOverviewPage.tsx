import { useSuspenseQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { contactUs } from "@/lib/config";
import type { JobOverview } from "@/lib/database.types";
import type { PageLoaderArgs } from "@/lib/page-loader";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { prefetch } from "@/lib/query-client";
import { employerContextQuery } from "@/lib/session/context";
import { Banner } from "@/ui/Banner";
import { LinkTabs } from "@/ui/LinkTabs";
import { PageHeader } from "@/ui/Page";
import { Loading, SkeletonBar, SkeletonRows } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { JobStatusTag } from "../JobStatusTag";
import { jobFacts } from "../jobs-list";
import { NoJob } from "../NoJob";
import { jobOverviewQuery } from "../queries";
import { useJobId } from "../use-job-id";
import { JobActs } from "./JobActs";
import { JobCandidates } from "./JobCandidates";
import { JobHistory } from "./JobHistory";
import { JobPreview } from "./JobPreview";
import { JobShares } from "./JobShares";
import { JobViews } from "./JobViews";
import { PublicLink } from "./PublicLink";

export const loader = ({ params }: PageLoaderArgs) =>
  prefetch(jobOverviewQuery(params.id ?? ""), employerContextQuery);

export function Skeleton() {
  return (
    <div className="page">
      <Loading label="Loading the job">
        <SkeletonBar className="mt-8 mb-10 h-8 w-72" />
        <SkeletonRows rows={8} />
      </Loading>
    </div>
  );
}

/** One job of the company: where it stands, who came, who saw it, and what happened to it. */
export default function JobOverviewPage() {
  const id = useJobId();
  usePageTitle("Job");
  return id ? <Job key={id} id={id} /> : <NoJob />;
}

function Job({ id }: { id: string }) {
  const { search } = useLocation();
  const { data: job } = useSuspenseQuery(jobOverviewQuery(id));
  if (!job) return <NoJob />;
  const tab = new URLSearchParams(search).get("tab") === "preview" ? "preview" : "overview";
  return (
    <div className="page pb-16">
      <PageHeader
        above={<TextLink href={paths.jobs}>Jobs</TextLink>}
        title={<bdi>{job.title}</bdi>}
        lede={
          <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
            <JobStatusTag status={job.status} />
            <bdi>{jobFacts(job)}</bdi>
          </span>
        }
        actions={<JobActs job={job} />}
      />
      {job.takedown && (
        <Banner tone="stop" title="Our staff took this job down." className="mb-4">
          <span dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
            {job.takedown.reason}
          </span>
          <span className="block">{contactUs()} if this is a mistake.</span>
        </Banner>
      )}
      <LinkTabs
        label="Parts of the job"
        current={tab}
        tabs={[
          { key: "overview", label: "Overview", href: paths.jobOverview(id) },
          { key: "preview", label: "Preview", href: `${paths.jobOverview(id)}?tab=preview` },
        ]}
      />
      {tab === "preview" ? <JobPreview id={id} /> : <Overview job={job} />}
    </div>
  );
}

function Overview({ job }: { job: JobOverview }) {
  return (
    <div className="grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="min-w-0">
        <PublicLink job={job} />
        <JobCandidates job={job} />
      </div>
      <div className="min-w-0">
        <JobViews job={job} />
        <JobShares job={job} />
        <JobHistory job={job} />
      </div>
    </div>
  );
}
