import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useErrorToast } from "@/entities/query/use-error-toast";
import type { JobOverview } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { Button } from "@/ui/Button";
import { buttonClass } from "@/ui/button-class";
import { IconButton } from "@/ui/IconButton";
import { Link } from "@/ui/Link";
import { Menu, type MenuItem } from "@/ui/Menu";
import { useToast } from "@/ui/Toasts";
import { CloseJobDialog } from "../CloseJobDialog";
import { DeleteDraftDialog } from "../DeleteDraftDialog";
import { useJobRights } from "../gate";
import { useDuplicateJob } from "../use-duplicate-job";
import { doneWords, missingOf, type Step, useJobSteps } from "../use-job-steps";
import { useSimilarCheck } from "../use-similar-check";

/** The steps of a job's life from its page. A job that can't be published yet leads to what is missing. */
export function JobActs({ job }: { job: JobOverview }) {
  const navigate = useNavigate();
  const { toast } = useToast();
  const showError = useErrorToast();
  const { mayManage, publishLocked } = useJobRights();
  const { stepping, deleting } = useJobSteps();
  const duplicating = useDuplicateJob();
  const similar = useSimilarCheck();
  const [ending, setEnding] = useState(false);
  const [removing, setRemoving] = useState(false);
  if (!mayManage) return null;

  const { id, title, status } = job;
  const complete = () => void navigate(`${paths.jobEdit(id)}?show=missing`);
  const step = (what: Step) => {
    if (what === "publish" && job.missing_for_publish.length > 0) return complete();
    const go = () =>
      stepping.mutate(
        { id, step: what },
        {
          onSuccess: () => toast({ message: `${title} ${doneWords[what]}` }),
          onError: (error) => {
            if (missingOf(error)) complete();
          },
        },
      );
    if (what === "publish") void similar.check([job], go);
    else go();
  };
  const isPending = (what: Step) => stepping.isPending && stepping.variables.step === what;
  const more: MenuItem[][] = [
    [
      { label: "Weights", href: `${paths.jobEdit(id)}?tab=weights` },
      { label: "Duplicate as new draft", onSelect: () => duplicating.mutate(id) },
    ],
    ...(status === "draft"
      ? [[{ label: "Delete draft", onSelect: () => setRemoving(true), danger: true }]]
      : []),
  ];
  return (
    <>
      <Menu
        trigger={
          <IconButton
            outlined
            label={`More for ${title}`}
            icon={<Ellipsis size={16} strokeWidth={1.5} aria-hidden />}
          />
        }
        groups={more}
      />
      <Link href={paths.jobEdit(id)} className={buttonClass({})}>
        Edit
      </Link>
      {(status === "open" || status === "paused") && (
        <Button onClick={() => setEnding(true)}>Close</Button>
      )}
      {status === "open" && (
        <Button pending={isPending("pause")} onClick={() => step("pause")}>
          Pause
        </Button>
      )}
      {status === "paused" && (
        <Button
          variant="primary"
          pending={isPending("resume")}
          disabled={publishLocked !== null}
          onClick={() => step("resume")}
        >
          Resume
        </Button>
      )}
      {status !== "open" && status !== "paused" && !job.takedown && (
        <Button
          variant="primary"
          pending={isPending("publish")}
          disabled={publishLocked !== null}
          onClick={() => step("publish")}
        >
          {status === "draft" ? "Publish" : "Reopen"}
        </Button>
      )}
      {similar.dialog}
      <CloseJobDialog
        title={ending ? title : null}
        onClose={() => setEnding(false)}
        onEnd={(outcome) => step(outcome)}
      />
      <DeleteDraftDialog
        title={removing ? title : null}
        pending={deleting.isPending}
        onClose={() => setRemoving(false)}
        onDelete={() =>
          deleting.mutate(id, {
            onSuccess: () => {
              toast({ message: "Draft deleted." });
              void navigate(paths.jobs, { replace: true });
            },
            onError: (error) => {
              setRemoving(false);
              showError(error);
            },
          })
        }
      />
    </>
  );
}
