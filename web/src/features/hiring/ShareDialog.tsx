import { useQuery } from "@tanstack/react-query";
import { explain } from "@/lib/errors";
import { Dialog } from "@/ui/Dialog";
import { FailedState } from "@/ui/FailedState";
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
  if (query.isPending) {
    return (
      <Loading label="Loading the list of people">
        <SkeletonRows rows={4} />
      </Loading>
    );
  }
  if (query.isError) {
    const { sentence, requestId } = explain(query.error);
    return (
      <FailedState
        title="The list of people couldn't be loaded"
        requestId={requestId}
        onRetry={() => void query.refetch()}
        retrying={query.isRefetching}
      >
        {sentence} The job wasn't shared.
      </FailedState>
    );
  }
  if (!query.data) {
    return <p className="text-muted">You can't share this job, or it no longer exists.</p>;
  }
  const { people, shares } = query.data;
  return (
    <>
      <ShareForm key={shares.length} jobId={jobId} people={people} />
      {shares.length > 0 && <ShareList jobId={jobId} shares={shares} />}
    </>
  );
}
