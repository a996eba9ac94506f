import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import type { PageLoaderArgs } from "@/lib/page-loader";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { prefetch } from "@/lib/query-client";
import { employerContextQuery } from "@/lib/session/context";
import { EmptyState } from "@/ui/EmptyState";
import { LockedState } from "@/ui/LockedState";
import { PageHeader } from "@/ui/Page";
import { Loading, SkeletonBar } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { JobEditor } from "./JobEditor";
import { editableJobQuery, isEditable } from "./queries";

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

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** One job of the company, to write, weigh and publish. */
export default function JobEditPage() {
  const { id = "" } = useParams();
  usePageTitle("Edit job");
  return uuid.test(id) ? <Job key={id} id={id} /> : <NoJob />;
}

function Job({ id }: { id: string }) {
  const { data: job } = useSuspenseQuery(editableJobQuery(id));
  if (!job) return <NoJob />;
  if (!isEditable(job)) {
    return (
      <div className="page pb-16">
        <PageHeader above={<TextLink href={paths.jobs}>Jobs</TextLink>} title={job.title} />
        <LockedState title="You can't edit this job">
          Ask your company's admin for the permission to manage jobs.
        </LockedState>
      </div>
    );
  }
  return <JobEditor job={job} />;
}

function NoJob() {
  return (
    <div className="page pb-16">
      <PageHeader above={<TextLink href={paths.jobs}>Jobs</TextLink>} title="Job not found" />
      <EmptyState
        title="This job doesn't exist"
        action={<TextLink href={paths.jobs}>All jobs</TextLink>}
      >
        It was deleted, or the link is incomplete.
      </EmptyState>
    </div>
  );
}
