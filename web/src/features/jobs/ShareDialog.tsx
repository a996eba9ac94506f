import { useQuery } from "@tanstack/react-query";
import { QueryState } from "@/entities/query/QueryState";
import { Dialog } from "@/ui/Dialog";
import { Loading, SkeletonRows } from "@/ui/Skeleton";
import { ShareForm } from "./ShareForm";
import { ShareList } from "./ShareList";
import { jobSharesQuery } from "./share-queries";

type Props = {
  /** The job; null while the dialog is closed. */
  job: { id: string; title: string } | null;
  onClose: () => void;
};

/** Who sees a job's candidates besides its recruiter and the admins, and whom to add. */
export function ShareDialog({ job, onClose }: Props) {
  return (
    <Dialog
      open={job !== null}
      onClose={onClose}
      title="Share with a colleague"
      description={job ? <bdi>{job.title}</bdi> : undefined}
    >
      {job && <Shares jobId={job.id} />}
    </Dialog>
  );
}

function Shares({ jobId }: { jobId: string }) {
  const query = useQuery(jobSharesQuery(jobId));
  return (
    <QueryState
      query={query}
      failure="The list of people couldn't be loaded"
      note="The job wasn't shared."
      loading={
        <Loading label="Loading the list of people">
          <SkeletonRows rows={4} />
        </Loading>
      }
    >
      {(sharing) =>
        sharing ? (
          <>
            <ShareForm key={sharing.shares.length} jobId={jobId} people={sharing.people} />
            {sharing.shares.length > 0 && <ShareList jobId={jobId} shares={sharing.shares} />}
          </>
        ) : (
          <p className="text-muted">You can't share this job, or it no longer exists.</p>
        )
      }
    </QueryState>
  );
}
