import { ChevronRight } from "lucide-react";
import { useState } from "react";
import type { DimensionScore, Receipt, Result, Rubric } from "@/entities/interview/answer";
import { LevelBar } from "@/entities/interview/LevelBar";
import { Button } from "@/ui/Button";
import { anchorsAt, levelByChecks } from "../level";
import { tenths } from "../words";
import { CheckRow } from "./CheckRow";

type Props = {
  result: Result;
  receipt: Receipt;
  /** The check that is pointed at. */
  looked: string | null;
  onLook: (check: string) => void;
};

/** The seven dimensions with their levels; each opens to its anchor, its cap and its checks. */
export function Dimensions({ result, receipt, looked, onLook }: Props) {
  const { dimensions } = receipt.score;
  const of = receipt.findings.find(({ check }) => check === looked)?.dimension;
  const [open, setOpen] = useState<string[]>([of ?? weakest(dimensions)]);
  const all = open.length === dimensions.length;
  const whole = receipt.score.caps.flatMap((id) =>
    result.rubric.caps.filter((cap) => cap.id === id && cap.dimension === null),
  );
  return (
    <>
      {whole.map((cap) => (
        <p key={cap.id} className="mb-3 border-wait border-l-2 pl-3">
          <b className="font-semibold">Capped: {cap.title}.</b> {cap.reason}
        </p>
      ))}
      <ul className="border-line border-t">
        {dimensions.map((score) => (
          <DimensionRow
            key={score.id}
            score={score}
            rubric={result.rubric}
            isOpen={open.includes(score.id)}
            onOpen={(to) =>
              setOpen((ids) => (to ? [...ids, score.id] : ids.filter((id) => id !== score.id)))
            }
          >
            {receipt.findings
              .filter(({ dimension }) => dimension === score.id)
              .map((finding) => (
                <CheckRow
                  key={finding.check}
                  finding={finding}
                  result={result}
                  isLooked={finding.check === looked}
                  onLook={() => onLook(finding.check)}
                />
              ))}
          </DimensionRow>
        ))}
      </ul>
      <Button
        size="sm"
        variant="quiet"
        className="mt-2 -ml-3"
        onClick={() => setOpen(all ? [] : dimensions.map(({ id }) => id))}
      >
        {all ? "Close all" : "Open all checks"}
      </Button>
    </>
  );
}

function weakest(dimensions: DimensionScore[]): string {
  return dimensions.toSorted((a, b) => a.level - b.level)[0]?.id ?? "";
}

type RowProps = {
  score: DimensionScore;
  rubric: Rubric;
  isOpen: boolean;
  onOpen: (to: boolean) => void;
  children: React.ReactNode;
};

function DimensionRow({ score, rubric, isOpen, onOpen, children }: RowProps) {
  const dimension = rubric.dimensions.find(({ id }) => id === score.id);
  const cap = rubric.caps.find(({ id }) => id === score.cap);
  const anchors = dimension?.anchors ?? [];
  const { reached, next } = anchorsAt(score.level, anchors);
  const free = levelByChecks(score);
  return (
    <li className="border-line border-b">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
        className="grid min-h-row w-full grid-cols-[16px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 py-2 text-left -outline-offset-2 hover:bg-line/50 md:grid-cols-[16px_minmax(0,1fr)_120px_132px]"
      >
        <ChevronRight
          size={16}
          strokeWidth={1.5}
          aria-hidden
          className={
            isOpen ? "rotate-90 text-muted transition-transform" : "text-muted transition-transform"
          }
        />
        <span className="min-w-0 font-semibold">
          {dimension?.title ?? score.id}
          {cap && (
            <span className="block text-13 font-normal text-wait">
              capped at {tenths(score.level)}
            </span>
          )}
        </span>
        <LevelBar
          level={score.level}
          uncapped={cap ? free : score.level}
          className="max-md:order-last max-md:col-span-2 max-md:col-start-2"
        />
        <span className="text-right font-mono text-13 tabular-nums">
          {tenths(score.level)}
          <span className="text-muted"> of 4</span>
          <span className="block text-12 text-muted">
            {tenths(score.share)} of {score.weight} points
          </span>
        </span>
      </button>
      {isOpen && (
        <div className="pb-4 md:pl-7">
          {cap && (
            <p className="mb-3 max-w-measure border-wait border-l-2 pl-3">
              <b className="font-semibold">
                Capped at {tenths(score.level)}: {cap.title}.
              </b>{" "}
              {cap.reason} Without the cap, it would be {tenths(free)}.
            </p>
          )}
          <p className="max-w-measure text-muted">
            <span className="font-mono text-13">{reached}</span> {anchors[reached]}
          </p>
          {next !== null && (
            <p className="mb-2 max-w-measure text-13 text-muted">
              For <span className="font-mono">{next}</span>: {anchors[next]}
            </p>
          )}
          <ul
            aria-label={`Checks: ${dimension?.title ?? score.id}`}
            className="border-line border-t"
          >
            {children}
          </ul>
        </div>
      )}
    </li>
  );
}
