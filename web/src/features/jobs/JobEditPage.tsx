import { useSuspenseQuery } from "@tanstack/react-query";
import type { PageLoaderArgs } from "@/lib/page-loader";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { prefetch } from "@/lib/query-client";
import { employerContextQuery } from "@/lib/session/context";
import { LockedState } from "@/ui/LockedState";
import { PageHeader } from "@/ui/Page";
import { Loading, SkeletonBar } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { JobEditor } from "./JobEditor";
import { NoJob } from "./NoJob";
import { editableJobQuery, isEditable } from "./queries";
import { useJobId } from "./use-job-id";

export const loader = ({ params }: PageLoaderArgs) =>
  prefetch(editableJobQuery(params.id ?? ""), employerContextQuery);

export function Skeleton() {
  return (
    <div className="page">
      <Loading label="Loading the job">
        <div className="grid max-w-reading gap-6 py-8">
          <SkeletonBar className="h-8 w-72" />
          <SkeletonBar className="h-9" />
          <SkeletonBar className="h-64" />
          <SkeletonBar className="h-9" />
          <SkeletonBar className="h-9" />
        </div>
      </Loading>
    </div>
  );
}

/** One job of the company, to write, weigh and publish. */
export default function JobEditPage() {
  const id = useJobId();
  usePageTitle("Edit job");
  return id ? <Job key={id} id={id} /> : <NoJob />;
}

function Job({ id }: { id: string }) {
  const { data: job } = useSuspenseQuery(editableJobQuery(id));
  if (!job) return <NoJob />;
  if (!isEditable(job)) {
    return (
      <div className="page pb-16">
        <PageHeader
          above={<TextLink href={paths.jobOverview(id)}>Back to the job</TextLink>}
          title={job.title}
        />
        <LockedState title="You can't edit this job">
          Ask your company's admin for the permission to manage jobs.
        </LockedState>
      </div>
    );
  }
  return <JobEditor job={job} />;
}
