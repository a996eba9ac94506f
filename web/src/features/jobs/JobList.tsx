import { useState } from "react";
import { useNavigate } from "react-router";
import { useErrorToast } from "@/entities/query/use-error-toast";
import type { CompanyJob } from "@/lib/database.types";
import { useKeys } from "@/lib/keys/use-keys";
import { paths } from "@/lib/paths";
import { Checkbox } from "@/ui/Checkbox";
import { useToast } from "@/ui/Toasts";
import { useSelection } from "@/ui/use-selection";
import { VisuallyHidden } from "@/ui/VisuallyHidden";
import { CloseJobDialog } from "./CloseJobDialog";
import { DeleteDraftDialog } from "./DeleteDraftDialog";
import { JobLine, jobColumns } from "./JobLine";
import { ShareDialog } from "./ShareDialog";
import type { BulkStep } from "./selection/bulk";
import { JobSelection } from "./selection/JobSelection";
import { LeftJobs } from "./selection/LeftJobs";
import { useBulkSteps } from "./selection/use-bulk-steps";
import { useDuplicateJob } from "./use-duplicate-job";
import { doneWords, missingOf, type Step, useJobSteps } from "./use-job-steps";
import { useSimilarCheck } from "./use-similar-check";

type Props = {
  jobs: CompanyJob[];
  mayManage: boolean;
  mayShare: boolean;
  publishLocked: string | null;
};

/** The rows of the list, what can be done with each, and with all that are selected. */
export function JobList({ jobs, mayManage, mayShare, publishLocked }: Props) {
  const { toast } = useToast();
  const showError = useErrorToast();
  const navigate = useNavigate();
  const { stepping, deleting } = useJobSteps();
  const { bulk, left, dismiss } = useBulkSteps();
  const duplicating = useDuplicateJob();
  const similar = useSimilarCheck();
  const { selected, toggle, only, clear } = useSelection();
  const [ending, setEnding] = useState<CompanyJob | null>(null);
  const [removing, setRemoving] = useState<readonly CompanyJob[]>([]);
  const [sharing, setSharing] = useState<CompanyJob | null>(null);

  // What has left the list is not changed with the others.
  const chosen = jobs.filter(({ id }) => selected.has(id));
  useKeys("Jobs", [{ keys: ["Escape"], does: "Clear the selection", run: clear }]);

  const step = (job: CompanyJob, what: Step) => {
    const go = () =>
      stepping.mutate(
        { id: job.id, step: what },
        {
          onSuccess: () => toast({ message: `${job.title} ${doneWords[what]}` }),
          onError: (error) => {
            if (missingOf(error)) void navigate(`${paths.jobEdit(job.id)}?show=missing`);
          },
        },
      );
    if (what === "publish") void similar.check([job], go);
    else go();
  };
  const change = (what: BulkStep, those: readonly CompanyJob[]) => {
    const go = () => bulk.mutate({ step: what, jobs: those }, { onSuccess: clear });
    const begun = those.filter(({ status }) => status !== "paused");
    if (what === "publish" && begun.length > 0) void similar.check(begun, go);
    else go();
  };
  const remove = () => {
    const [draft] = removing;
    const close = () => setRemoving([]);
    if (removing.length > 1) {
      return bulk.mutate(
        { step: "delete", jobs: removing },
        { onSuccess: clear, onSettled: close },
      );
    }
    if (!draft) return;
    deleting.mutate(draft.id, {
      onSettled: close,
      onError: showError,
    });
  };

  return (
    <>
      {left && <LeftJobs left={left} onDismiss={dismiss} />}
      <div className="flex h-9 items-center gap-3 border-line-strong border-b max-md:hidden">
        {mayManage && (
          <Checkbox
            checked={chosen.length === jobs.length}
            indeterminate={chosen.length > 0 && chosen.length < jobs.length}
            onChange={() =>
              chosen.length === jobs.length ? clear() : only(jobs.map(({ id }) => id))
            }
            label={<VisuallyHidden>Select all jobs in the list</VisuallyHidden>}
          />
        )}
        <div
          aria-hidden="true"
          className={`min-w-0 grow text-13 text-muted ${jobColumns} *:text-right`}
        >
          <span className="text-left!">Job</span>
          <span>Interested</span>
          <span>To decide</span>
          <span>Approved</span>
          <span>Published</span>
          <span />
        </div>
      </div>
      <ul aria-label="Jobs">
        {jobs.map((job) => (
          <JobLine
            key={job.id}
            job={job}
            mayManage={mayManage}
            mayShare={mayShare}
            publishLocked={publishLocked}
            isSelected={selected.has(job.id)}
            onSelect={() => toggle(job.id)}
            onStep={(what) => step(job, what)}
            onEnd={() => setEnding(job)}
            onDelete={() => setRemoving([job])}
            onShare={() => setSharing(job)}
            onDuplicate={() => duplicating.mutate(job.id)}
          />
        ))}
      </ul>
      {chosen.length > 0 && (
        <div className="sticky bottom-(--foot-height) z-sticky -mx-(--gutter)">
          <JobSelection
            chosen={chosen}
            publishLocked={publishLocked}
            pending={bulk.isPending ? bulk.variables.step : null}
            onStep={(what, those) => (what === "delete" ? setRemoving(those) : change(what, those))}
            onClear={clear}
          />
        </div>
      )}
      {similar.dialog}
      <CloseJobDialog
        title={ending?.title ?? null}
        onClose={() => setEnding(null)}
        onEnd={(outcome) => ending && step(ending, outcome)}
      />
      <ShareDialog job={sharing} onClose={() => setSharing(null)} />
      <DeleteDraftDialog
        title={removing.length > 1 ? `${removing.length} drafts` : (removing[0]?.title ?? null)}
        count={removing.length}
        pending={deleting.isPending || bulk.isPending}
        onClose={() => setRemoving([])}
        onDelete={remove}
      />
    </>
  );
}
