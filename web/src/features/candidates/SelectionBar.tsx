import type { CandidateStage } from "@/lib/database.types";
import { Button } from "@/ui/Button";
import { Menu } from "@/ui/Menu";
import { ActionBar } from "@/ui/Page";
import { MOST_AT_ONCE, type Target } from "./acts";

type Props = {
  /** Those who can be decided on. */
  open: readonly Target[];
  /** Those who are in a stage. */
  approved: readonly Target[];
  count: number;
  stages: readonly CandidateStage[];
  onApprove: () => void;
  onReject: () => void;
  onMove: (to: CandidateStage) => void;
  onClear: () => void;
};

/** Stuck to the bottom while candidates are selected: what can be done to all of them at once. */
export function SelectionBar({
  open,
  approved,
  count,
  stages,
  onApprove,
  onReject,
  onMove,
  onClear,
}: Props) {
  const tooMany = count > MOST_AT_ONCE;
  return (
    <ActionBar
      label="Change the selected candidates"
      className="max-md:[&_button]:min-h-12"
      note={
        tooMany ? `${count} selected. You can change ${MOST_AT_ONCE} at once.` : `${count} selected`
      }
    >
      <Button variant="quiet" keyHint="Esc" onClick={onClear}>
        Clear selection
      </Button>
      {approved.length > 0 && !tooMany && (
        <Menu
          align="end"
          trigger={<Button>Move {approved.length} to…</Button>}
          groups={[stages.map((to) => ({ label: to.name, onSelect: () => onMove(to) }))]}
        />
      )}
      {open.length > 0 && !tooMany && (
        <>
          <Button keyHint="R" onClick={onReject}>
            Reject {open.length}
          </Button>
          <Button variant="primary" keyHint="A" onClick={onApprove}>
            Approve {open.length}
          </Button>
        </>
      )}
    </ActionBar>
  );
}
