import type { CandidateStage } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { MOST_AT_ONCE } from "@/lib/selection";
import { Button } from "@/ui/Button";
import { buttonClass } from "@/ui/button-class";
import { KeyHint } from "@/ui/KeyHint";
import { Link } from "@/ui/Link";
import { Menu } from "@/ui/Menu";
import { SelectionBar } from "@/ui/SelectionBar";
import type { Target } from "./acts";
import { type Chosen, compareProblem, MOST } from "./compare/selection";

type Props = {
  /** Those who can be decided on. */
  open: readonly Target[];
  /** Those who are in a stage. */
  approved: readonly Target[];
  /** All that are selected. */
  chosen: readonly Chosen[];
  stages: readonly CandidateStage[];
  onApprove: () => void;
  onReject: () => void;
  onMove: (to: CandidateStage) => void;
  onClear: () => void;
};

/** What can be done to all the candidates that are selected. */
export function CandidateSelection({
  open,
  approved,
  chosen,
  stages,
  onApprove,
  onReject,
  onMove,
  onClear,
}: Props) {
  const count = chosen.length;
  const tooMany = count > MOST_AT_ONCE;
  const problem = compareProblem(chosen);
  // More are selected for what can be done to all of them.
  const hint = count <= MOST ? problem : null;
  return (
    <SelectionBar
      label="Change the selected candidates"
      count={count}
      most={MOST_AT_ONCE}
      hint={hint}
      onClear={onClear}
    >
      {!problem && (
        <Link
          href={paths.compareCandidates(chosen.map((one) => one.job_interaction_id))}
          className={buttonClass({})}
          aria-keyshortcuts="C"
        >
          Compare
          <KeyHint keys="C" className="-mr-1" />
        </Link>
      )}
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
    </SelectionBar>
  );
}
