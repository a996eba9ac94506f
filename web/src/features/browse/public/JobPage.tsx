import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { JobSheet } from "@/entities/job/JobSheet";
import type { JobContent } from "@/lib/database.types";
import type { PageLoaderArgs } from "@/lib/page-loader";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { prefetch } from "@/lib/query-client";
import { session, useSession } from "@/lib/session/session";
import type { SessionState } from "@/lib/session/session-store";
import { useView } from "@/lib/views";
import { PageHeader } from "@/ui/Page";
import { Loading } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { DetailSkeleton } from "../BrowseSkeleton";
import { JobMatch } from "../JobMatch";
import { jobQuery } from "../queries";
import { ReportJob } from "../ReportJob";
import { JobActions } from "./JobActions";
import { publicJobQuery } from "./queries";
import { SignInToAct } from "./SignInToAct";

function isMember(state: SessionState): boolean {
  if (state.phase !== "in" || !state.profile) return false;
  return !state.profile.needs_onboarding && !state.profile.is_internal_admin;
}

/** Members get the job with what concerns them; everybody else as it is for everybody. */
export const loader = ({ params: { id = "" } }: PageLoaderArgs) =>
  isMember(session().getLikely()) ? prefetch(jobQuery(id)) : prefetch(publicJobQuery(id));

export function Skeleton() {
  return (
    <div className="page max-w-4xl pt-8 pb-16">
      <Loading label="Loading the job">
        <DetailSkeleton />
      </Loading>
    </div>
  );
}

/** An open job by its own address: for everybody to read, for a signed-in seeker to decide on. */
export default function JobPage() {
  const { id = "" } = useParams();
  const state = useSession();
  return isMember(state) ? (
    <ForMember id={id} state={state} />
  ) : (
    <ForVisitor id={id} state={state} />
  );
}

type Props = { id: string; state: SessionState };

function ForMember({ id, state }: Props) {
  const { data: job } = useSuspenseQuery(jobQuery(id));
  return job ? <Shown key={job.id} job={job} state={state} /> : <NoJob />;
}

function ForVisitor({ id, state }: Props) {
  const { data: job } = useSuspenseQuery(publicJobQuery(id));
  return job ? <Shown key={job.id} job={job} state={state} /> : <NoJob />;
}

function Shown({ job, state }: { job: JobContent; state: SessionState }) {
  usePageTitle(`${job.title} at ${job.company.name}`);
  useView("job", job.id);
  const role = state.phase === "in" ? state.profile?.role : null;
  const isSeeker = role === "job_seeker" && isMember(state);
  return (
    <>
      <div className="page max-w-4xl pt-8 pb-16">
        <JobSheet
          job={job}
          level={1}
          match={job.match && <JobMatch match={job.match} lifts={job.lifts} />}
        />
        {isSeeker && <ReportJob jobId={job.id} />}
        {state.phase === "out" && <SignInToAct />}
      </div>
      {isSeeker && <JobActions job={job} />}
    </>
  );
}

function NoJob() {
  usePageTitle("Job");
  return (
    <div className="page pb-16">
      <PageHeader
        above="404"
        title="Job not found"
        lede="It may have been filled or removed, or the address is incomplete."
      />
      <p>
        <TextLink href={paths.home}>Go to the home page</TextLink>
      </p>
    </div>
  );
}
