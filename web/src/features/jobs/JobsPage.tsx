import { useQuery } from "@tanstack/react-query";
import { Plus, Upload } from "lucide-react";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { QueryState } from "@/entities/query/QueryState";
import { useErrorToast } from "@/entities/query/use-error-toast";
import type { CompanyJob } from "@/lib/database.types";
import { useKeys } from "@/lib/keys/use-keys";
import type { PageLoaderArgs } from "@/lib/page-loader";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { prefetch } from "@/lib/query-client";
import { Banner } from "@/ui/Banner";
import { buttonClass } from "@/ui/button-class";
import { EmptyState } from "@/ui/EmptyState";
import { Link } from "@/ui/Link";
import { LinkTabs } from "@/ui/LinkTabs";
import { LoadMore } from "@/ui/LoadMore";
import { PageHeader } from "@/ui/Page";
import { Loading, SkeletonBar, SkeletonRows } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { useToast } from "@/ui/Toasts";
import { CloseJobDialog } from "./CloseJobDialog";
import { DeleteDraftDialog } from "./DeleteDraftDialog";
import { ExportMenu } from "./ExportMenu";
import { useJobRights } from "./gate";
import { JobLine, jobColumns } from "./JobLine";
import { type Group, groupLabels, inGroup, readGroup } from "./jobs-list";
import { JOBS_PAGE, jobCountsQuery, jobsOfGroupQuery } from "./queries";
import { ShareDialog } from "./ShareDialog";
import { type Step, useJobSteps } from "./use-job-steps";

export const loader = ({ url }: PageLoaderArgs) =>
  prefetch(jobsOfGroupQuery(readGroup(url.searchParams.get("status")), JOBS_PAGE), jobCountsQuery);

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

const done: Record<Step, string> = {
  publish: "is open. Candidates can find it.",
  pause: "is paused. People can no longer find it.",
  resume: "is open again.",
  filled: "is closed as filled.",
  closed: "is closed.",
};

/** The company's jobs, where each stands, and who came. */
export default function JobsPage() {
  usePageTitle("Jobs");
  const { search } = useLocation();
  const navigate = useNavigate();
  const group = readGroup(new URLSearchParams(search).get("status"));
  const [limits, setLimits] = useState<Partial<Record<Group, number>>>({});
  const limit = limits[group] ?? JOBS_PAGE;
  const query = useQuery(jobsOfGroupQuery(group, limit));
  const { data: counts } = useQuery(jobCountsQuery);
  const { mayManage, mayShare, publishLocked } = useJobRights();
  // What was just published or closed leaves its group before the server is asked again.
  const shown = inGroup(query.data ?? [], group);
  const total = counts?.[group] ?? shown.length;

  useKeys("Jobs", [
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
        lede="Your company's jobs. Only your company sees drafts."
        actions={
          mayManage && (
            <>
              <Link href={paths.jobImport} className={buttonClass({})}>
                <Upload size={16} strokeWidth={1.5} aria-hidden />
                Import
              </Link>
              <ExportMenu group={group} count={total} />
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
        current={group}
        tabs={(Object.keys(groupLabels) as Group[]).map((key) => ({
          key,
          label: groupLabels[key],
          count: counts?.[key],
          href: key === "all" ? paths.jobs : `${paths.jobs}?status=${key}`,
        }))}
      />
      <QueryState
        query={query}
        failure="Your jobs could not be loaded"
        note="You can still use Candidates and Messages."
        loading={
          <Loading label="Loading jobs">
            <SkeletonBar className="mt-8 mb-10 h-8 w-32" />
            <SkeletonRows rows={8} />
          </Loading>
        }
      >
        {() =>
          shown.length === 0 ? (
            <NoJobs group={group} any={(counts?.all ?? 0) > 0} mayManage={mayManage} />
          ) : (
            <>
              <JobRows
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
                      ? () => setLimits({ ...limits, [group]: limit + JOBS_PAGE })
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

type RowsProps = {
  jobs: CompanyJob[];
  mayManage: boolean;
  mayShare: boolean;
  publishLocked: string | null;
};

function JobRows({ jobs, mayManage, mayShare, publishLocked }: RowsProps) {
  const { toast } = useToast();
  const showError = useErrorToast();
  const navigate = useNavigate();
  const { stepping, deleting } = useJobSteps();
  const [ending, setEnding] = useState<CompanyJob | null>(null);
  const [removing, setRemoving] = useState<CompanyJob | null>(null);
  const [sharing, setSharing] = useState<CompanyJob | null>(null);

  const step = (job: CompanyJob, what: Step) =>
    stepping.mutate(
      { id: job.id, step: what },
      {
        onSuccess: () => toast({ message: `${job.title} ${done[what]}` }),
        onError: () => {
          if (what === "publish") void navigate(paths.jobEdit(job.id));
        },
      },
    );

  return (
    <>
      <div
        aria-hidden="true"
        className={`h-9 border-line-strong border-b text-13 text-muted max-md:hidden ${jobColumns} *:text-right`}
      >
        <span className="text-left!">Job</span>
        <span>Interested</span>
        <span>To decide</span>
        <span>Approved</span>
        <span>Published</span>
        <span />
      </div>
      <ul aria-label="Jobs">
        {jobs.map((job) => (
          <JobLine
            key={job.id}
            job={job}
            mayManage={mayManage}
            mayShare={mayShare}
            publishLocked={publishLocked}
            onStep={(what) => step(job, what)}
            onEnd={() => setEnding(job)}
            onDelete={() => setRemoving(job)}
            onShare={() => setSharing(job)}
          />
        ))}
      </ul>
      <CloseJobDialog
        title={ending?.title ?? null}
        onClose={() => setEnding(null)}
        onEnd={(outcome) => ending && step(ending, outcome)}
      />
      <ShareDialog job={sharing} onClose={() => setSharing(null)} />
      <DeleteDraftDialog
        title={removing?.title ?? null}
        pending={deleting.isPending}
        onClose={() => setRemoving(null)}
        onDelete={() =>
          removing &&
          deleting.mutate(removing.id, {
            onSuccess: () => setRemoving(null),
            onError: (error) => {
              setRemoving(null);
              showError(error);
            },
          })
        }
      />
    </>
  );
}

function NoJobs({ group, any, mayManage }: { group: Group; any: boolean; mayManage: boolean }) {
  if (any) {
    return (
      <EmptyState title="No jobs here" action={<TextLink href={paths.jobs}>All jobs</TextLink>}>
        {groupLabels[group]}: no jobs with this status.
      </EmptyState>
    );
  }
  if (!mayManage) {
    return (
      <EmptyState title="No jobs assigned to you">
        Jobs that your company's admin assigns to you appear here.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No jobs yet"
      action={
        <Link href={paths.jobNew} className={buttonClass({ variant: "primary" })}>
          Create a job
        </Link>
      }
    >
      Create one, or import a CSV file or JobPosting documents.
    </EmptyState>
  );
}
