import type { CompanyJob } from "@/lib/database.types";
import { MOST_AT_ONCE } from "@/lib/selection";
import { Button } from "@/ui/Button";
import { SelectionBar } from "@/ui/SelectionBar";
import { type BulkStep, canTake } from "./bulk";

type Props = {
  chosen: readonly CompanyJob[];
  publishLocked: string | null;
  /** The step that is on its way. */
  pending: BulkStep | null;
  onStep: (step: BulkStep, jobs: CompanyJob[]) => void;
  onClear: () => void;
};

/** What can be done to all the jobs that are selected. */
export function JobSelection({ chosen, publishLocked, pending, onStep, onClear }: Props) {
  const tooMany = chosen.length > MOST_AT_ONCE;
  const able = {
    delete: canTake("delete", chosen),
    pause: canTake("pause", chosen),
    publish: publishLocked ? [] : canTake("publish", chosen),
  };
  const labels: Record<BulkStep, string> = {
    delete: able.delete.length === 1 ? "Delete 1 draft" : `Delete ${able.delete.length} drafts`,
    pause: `Pause ${able.pause.length}`,
    publish: `Publish ${able.publish.length}`,
  };
  return (
    <SelectionBar
      label="Change the selected jobs"
      count={chosen.length}
      most={MOST_AT_ONCE}
      onClear={onClear}
    >
      {!tooMany &&
        (["delete", "pause", "publish"] as const)
          .filter((step) => able[step].length > 0)
          .map((step) => (
            <Button
              key={step}
              variant={step === "publish" ? "primary" : "secondary"}
              pending={pending === step}
              onClick={() => onStep(step, able[step])}
            >
              {labels[step]}
            </Button>
          ))}
    </SelectionBar>
  );
}
