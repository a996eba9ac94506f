import { Minus } from "lucide-react";
import type { Evidence, Finding, Result } from "@/entities/interview/answer";
import { spotOf, views } from "@/entities/interview/spot";
import { figureText } from "@/entities/interview/words";
import { nameOf } from "@/ui/canvas/board";
import { cx } from "@/ui/cx";
import { ProofGlyph } from "@/ui/ProofGlyph";
import { decidedText, notMetText } from "../words";

type Props = {
  finding: Finding;
  result: Result;
  /** Its place is shown beside. */
  isLooked: boolean;
  onLook: () => void;
};

/** One closed check: met or not, for how many points, and by what. Its evidence shows its place when pressed. */
export function CheckRow({ finding, result, isLooked, onLook }: Props) {
  const { met, title, points, evidence } = finding;
  const before = result.before?.findings.find(({ check }) => check === finding.check);
  return (
    <li
      id={`check-${finding.check}`}
      tabIndex={-1}
      className={cx(
        "grid scroll-mt-20 grid-cols-[16px_minmax(0,1fr)] gap-x-2.5 border-line border-b py-2.5",
        isLooked && "shadow-[-3px_0_var(--action)]",
      )}
    >
      {met ? (
        <ProofGlyph size={16} className="mt-[3px]" />
      ) : (
        <Minus size={16} strokeWidth={1.5} aria-hidden className="mt-[3px] text-faint" />
      )}
      <div className="min-w-0">
        <p className="flex items-baseline justify-between gap-3">
          <span>
            <span className="sr-only">{met ? "Met: " : "Not met: "}</span>
            {title}
          </span>
          <span className="shrink-0 font-mono text-12 text-muted">
            {met ? points : 0} of {points}
          </span>
        </p>
        {!met && <p className="text-13 text-muted">{notMetText(finding)}</p>}
        {evidence && (
          <Proof evidence={evidence} result={result} onLook={onLook} isLooked={isLooked} />
        )}
        {(finding.by !== judgeOf(result) || finding.confidence < 100) && (
          <p className="text-12 text-faint">{decidedText(finding)}</p>
        )}
        {before && before.met !== met && (
          <p className="text-12 text-faint">
            Before the review: {before.met ? "met" : "not met"}, {decidedText(before)}
          </p>
        )}
      </div>
    </li>
  );
}

/** Who decided, unless a check says otherwise. */
function judgeOf({ review, scored_by }: Result): Finding["by"] {
  return review?.state === "done" ? "person" : (scored_by?.kind ?? "rules");
}

type ProofProps = {
  evidence: Evidence;
  result: Result;
  isLooked: boolean;
  onLook: () => void;
};

function Proof({ evidence, result, isLooked, onLook }: ProofProps) {
  const { view } = spotOf(evidence);
  return (
    <div className="my-1">
      <EvidenceText evidence={evidence} result={result} />
      <button
        type="button"
        data-print="no"
        aria-pressed={isLooked}
        onClick={onLook}
        className="-my-1 py-1 text-13 text-action hover:underline max-md:py-2.5"
      >
        Show {view === "board" ? "on the board" : `in ${views[view].toLowerCase()}`}
      </button>
    </div>
  );
}

/** The quote, the components, or the sum. */
export function EvidenceText({ evidence, result }: Pick<ProofProps, "evidence" | "result">) {
  if ("quote" in evidence) {
    return (
      <blockquote dir="auto" className="border-line-strong border-l-2 pl-3 whitespace-pre-wrap">
        {evidence.quote}
      </blockquote>
    );
  }
  if ("value" in evidence) {
    const row = result.answer.estimates.find(({ id }) => id === evidence.estimate);
    const quantity = result.problem.quantities.find(({ id }) => id === row?.quantity);
    return (
      <p className="text-13">
        <bdi className="font-mono break-all">{row?.formula}</bdi>{" "}
        <span className="font-mono">= {figureText(evidence.value, quantity?.unit ?? "")}</span>
        {quantity && (
          <span className="text-muted">
            , expected {figureText(quantity.low, quantity.unit)} to{" "}
            {figureText(quantity.high, quantity.unit)}
          </span>
        )}
      </p>
    );
  }
  const names = evidence.nodes.flatMap((id) =>
    result.answer.board.nodes.filter((node) => node.id === id).map(nameOf),
  );
  return names.length > 0 ? (
    <p className="text-13">
      <bdi>{names.join(" → ")}</bdi>
    </p>
  ) : null;
}
