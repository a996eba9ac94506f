import type { DrillEffect, FlowEffect } from "@/entities/interview/answer";
import { flowLabels } from "@/entities/interview/words";
import { type Board, nameOf } from "@/ui/canvas/board";
import { Tag } from "@/ui/Tag";
import { loadText } from "./drill-words";

type Props = {
  title: string;
  effect: DrillEffect;
  /** What it was before the mend, to say what changed. */
  before?: DrillEffect;
  board: Board;
  isPainted: boolean;
  onPaint: (on: boolean) => void;
};

/** What a failure does to each flow, in words and in the candidate's own numbers. */
export function FlowList({ title, effect, before, board, isPainted, onPaint }: Props) {
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-13 text-muted">{title}</h3>
        <button
          type="button"
          aria-pressed={isPainted}
          aria-label={isPainted ? "Remove from the board" : "Show on the board"}
          onClick={() => onPaint(!isPainted)}
          className="min-h-7 shrink-0 rounded-tag text-13 text-action hover:underline"
        >
          {isPainted ? "Remove" : "Show"}
        </button>
      </div>
      <ul className="border-line border-t">
        {effect.flows.map((flow) => {
          const was = before?.flows.find(({ id }) => id === flow.id);
          return (
            <li key={flow.id} className="grid gap-0.5 border-line border-b py-2">
              <div className="flex items-start justify-between gap-3">
                <span className="font-semibold">{flow.title}</span>
                <Tag tone={flowLabels[flow.state].tone} className="shrink-0">
                  {flowLabels[flow.state].word}
                </Tag>
              </div>
              {was && was.state !== flow.state && (
                <p className="text-13 text-muted">
                  Was: {flowLabels[was.state].word.toLowerCase()}
                </p>
              )}
              <p className="text-13">{flow.why}</p>
              <Way flow={flow} board={board} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Way({ flow, board }: { flow: FlowEffect; board: Board }) {
  const name = (id: string) => {
    const node = board.nodes.find((one) => one.id === id);
    return node ? nameOf(node) : "a deleted component";
  };
  const load = loadText(flow);
  return (
    <>
      {load && <p className="font-mono text-12 text-muted tabular-nums">{load}</p>}
      {flow.path.length > 0 && (
        <p className="text-12 text-muted">
          <bdi>{flow.path.map(name).join(" → ")}</bdi>
        </p>
      )}
    </>
  );
}
