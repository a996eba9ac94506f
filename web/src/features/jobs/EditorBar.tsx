import type { SaverState } from "@/lib/draft-saver";
import type { JobStatus } from "@/lib/vocabulary.generated";
import { Button } from "@/ui/Button";
import { ActionBar } from "@/ui/Page";
import type { JobDraft } from "./job-form";
import { SaveNote } from "./SaveNote";
import type { Step } from "./use-job-steps";

type Props = {
  status: JobStatus;
  state: SaverState<JobDraft>;
  /** The step that is on its way. */
  stepping: Step | null;
  publishLocked: string | null;
  onSave: () => void;
  onStep: (step: Step) => void;
  onEnd: () => void;
  onDelete: () => void;
};

/** Stuck to the bottom: where the typed stands, and the next steps of the job. */
export function EditorBar({
  status,
  state,
  stepping,
  publishLocked,
  onSave,
  onStep,
  onEnd,
  onDelete,
}: Props) {
  const draft = status === "draft";
  const onShow = status === "open" || status === "paused";
  const dirty = state.phase === "unsaved" || state.phase === "failed";
  return (
    <ActionBar label="Job" note={<SaveNote state={state} auto={draft} onRetry={onSave} />}>
      {draft && <Button onClick={onDelete}>Delete draft</Button>}
      {onShow && <Button onClick={onEnd}>Close</Button>}
      {status === "open" && (
        <Button pending={stepping === "pause"} onClick={() => onStep("pause")}>
          Pause
        </Button>
      )}
      {status === "paused" && (
        <Button
          pending={stepping === "resume"}
          disabled={publishLocked !== null}
          onClick={() => onStep("resume")}
        >
          Resume
        </Button>
      )}
      {!draft && (
        <Button
          variant={onShow ? "primary" : "secondary"}
          pending={state.phase === "saving"}
          disabled={!dirty && state.phase !== "saving"}
          onClick={onSave}
        >
          Save changes
        </Button>
      )}
      {!onShow && (
        <Button
          variant="primary"
          pending={stepping === "publish"}
          disabled={publishLocked !== null}
          onClick={() => onStep("publish")}
        >
          {draft ? "Publish" : "Open again"}
        </Button>
      )}
    </ActionBar>
  );
}
