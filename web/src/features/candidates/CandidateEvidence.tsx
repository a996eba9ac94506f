import { MatchBreakdown } from "@/entities/match/MatchBreakdown";
import { isVerified, pointsText } from "@/entities/match/match";
import { ProofMark } from "@/entities/receipt/ProofMark";
import type { MatchCriterion, MatchReceipt } from "@/lib/database.types";
import { criterionStateLabels } from "@/lib/vocabulary.generated";
import { EmptyState } from "@/ui/EmptyState";

type Props = {
  match: MatchReceipt | null;
  /** When the match was frozen: at the interest. ISO 8601. */
  at: string;
};

/** The match as it was when the interest was shown: every criterion in the order of the job's weights, the proved ones with a receipt. */
export function CandidateEvidence({ match, at }: Props) {
  if (!match) {
    return (
      <EmptyState title="No match score" level={3}>
        The job had no weights when the candidate applied.
      </EmptyState>
    );
  }
  // What must hold and does is one line; what does not, or is not known, keeps its row above the criteria.
  const holding = match.gates.filter((gate) => gate.passed === true);
  const open = match.gates.filter((gate) => gate.passed !== true);
  return (
    <div className="py-7">
      <MatchBreakdown
        match={{ ...match, gates: open }}
        actionFor={(criterion) =>
          isVerified(criterion.state) ? <Proved criterion={criterion} at={at} /> : null
        }
      />
      {holding.length > 0 && (
        <p className="mt-3 text-13 text-muted">
          Meets all requirements: {holding.map((gate) => gate.label.toLowerCase()).join(", ")}.
        </p>
      )}
    </div>
  );
}

function Proved({ criterion, at }: { criterion: MatchCriterion; at: string }) {
  const points = pointsText(criterion, true);
  return (
    <span className="inline-flex items-center gap-1.5 text-12 text-proof">
      {criterionStateLabels[criterion.state]}
      <ProofMark
        size={16}
        receipt={{
          title: points ? `${criterion.label}, ${points}` : criterion.label,
          counts: [criterion.detail],
          computedAt: at,
          source: sourceOf(criterion.key),
        }}
      />
    </span>
  );
}

function sourceOf(key: string): string {
  return key === "system_design" ? "interviews scored here" : "challenges judged here";
}
