import { Check, CircleHelp, X } from "lucide-react";
import type { ReactNode } from "react";
import type { Gate, MatchCriterion, MatchReceipt } from "@/lib/database.types";
import { criterionStateLabels } from "@/lib/vocabulary.generated";
import { cx } from "@/ui/cx";
import { EvidenceBar } from "./EvidenceBar";
import { MatchFigure } from "./MatchFigure";
import { StateTag } from "./StateTag";

type Props = {
  match: MatchReceipt;
  /** In place of the state's word, where it gives something: "Prove it" on what is unknown. */
  actionFor?: ((criterion: MatchCriterion) => ReactNode) | undefined;
  /** The same of a gate: "Add your country". */
  actionForGate?: ((gate: Gate) => ReactNode) | undefined;
  className?: string | undefined;
};

/** The whole of a match: band and number, the bar, what must hold, and each criterion in a row. */
export function MatchBreakdown({ match, actionFor, actionForGate, className }: Props) {
  const { coverage, criteria, exact, gates } = match;
  return (
    <div className={className}>
      <div className="mb-2.5 flex items-baseline justify-between gap-4">
        <h2 className="text-16">
          <MatchFigure match={match} />
        </h2>
        <span className="text-right text-muted tabular-nums">
          scored on {coverage.scored} of {coverage.of} criteria
        </span>
      </div>
      <EvidenceBar match={match} size="lg" />
      <ul aria-label="Criteria" className="mt-3.5 border-line border-t">
        {gates.map((gate) => (
          <GateRow key={gate.key} gate={gate} exact={exact} action={actionForGate?.(gate)} />
        ))}
        {criteria.map((criterion) => (
          <li
            key={criterion.key}
            className="flex min-h-10 items-center gap-3 border-line border-b py-2"
          >
            {exact && (
              <span className="w-8 shrink-0 font-mono text-12 text-muted">
                <span className="sr-only">Weight </span>
                {criterion.weight}
              </span>
            )}
            <span className={cx("min-w-0 grow", criterion.state === "unknown" && "text-muted")}>
              <bdi className="font-semibold">{criterion.label}</bdi>
              {criterion.detail && <span> · {criterion.detail}</span>}
            </span>
            <span className="shrink-0">
              {actionFor?.(criterion) || <StateTag state={criterion.state} />}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const gateLook = {
  passed: { Icon: Check, word: "holds", className: "text-muted" },
  failed: { Icon: X, word: "not met", className: "text-stop" },
  unknown: { Icon: CircleHelp, word: criterionStateLabels.unknown, className: "text-wait" },
};

type GateProps = { gate: Gate; exact: boolean; action: ReactNode };

function GateRow({ gate, exact, action }: GateProps) {
  const look = gateLook[gate.passed === null ? "unknown" : gate.passed ? "passed" : "failed"];
  return (
    <li className="flex min-h-10 items-center gap-3 border-line border-b py-2">
      <look.Icon
        size={16}
        strokeWidth={1.5}
        aria-hidden
        // In the column of the weights, where there is one.
        className={cx("shrink-0", exact && "-ml-2 w-8", look.className)}
      />
      <span className={cx("min-w-0 grow", exact && "pl-2")}>
        <bdi className="font-semibold">{gate.label}</bdi>
        {gate.detail && <span> · {gate.detail}</span>}
      </span>
      {action || <span className={cx("shrink-0 text-12", look.className)}>{look.word}</span>}
    </li>
  );
}
