import type { BoardNode } from "@/ui/canvas/board";
import { Tag } from "@/ui/Tag";
import type { AnswerRecord } from "./AnswerText";
import type { Drill, DrillEffect } from "./answer";
import { Quoted } from "./Quoted";
import type { Spot } from "./spot";
import { failureText, flowLabels } from "./words";

type Props = { record: AnswerRecord; spot: Spot | null };

/** What was made to fail, what that did by the candidate's own numbers, the mend, and what it changed. */
export function DrillView({ record, spot }: Props) {
  const { drills } = record;
  if (drills.length === 0) return <p className="text-muted">No failure drill.</p>;
  return (
    <ol className="grid gap-7">
      {drills.map((drill, index) => (
        <li key={drill.failure.kind}>
          <h3 className="mb-2 text-14">{failureText(drill.failure, nodesOf(record, index))}</h3>
          <Flows effect={drill.effect} />
          <Mend drill={drill} quote={spot?.drill === index ? spot.quote : null} />
        </li>
      ))}
    </ol>
  );
}

/** The components as they were when the drill began, then as they are now. */
function nodesOf({ answer }: AnswerRecord, index: number): BoardNode[] {
  return [...(answer.drills[index]?.board.nodes ?? []), ...answer.board.nodes];
}

function Mend({ drill, quote }: { drill: Drill; quote: string | null }) {
  if (drill.mend === null) return <p className="mt-3 text-muted">No fix.</p>;
  return (
    <>
      <h4 className="mt-3 mb-1 text-13 text-muted">The fix</h4>
      <Quoted text={drill.mend} quote={quote} />
      {drill.effect_after && (
        <>
          <h4 className="mt-3 mb-1 text-13 text-muted">After the fix</h4>
          <Flows effect={drill.effect_after} />
        </>
      )}
    </>
  );
}

function Flows({ effect: { flows } }: { effect: DrillEffect }) {
  return (
    <ul className="border-line border-t">
      {flows.map((one) => (
        <li
          key={one.id}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b py-2"
        >
          <Tag tone={flowLabels[one.state].tone}>{flowLabels[one.state].word}</Tag>
          <span className="min-w-0 grow basis-52">
            {one.title}
            <span className="block text-13 text-muted">
              <bdi>{one.why}</bdi>
              {one.demand !== null && one.capacity !== null && (
                <>
                  {" "}
                  {one.demand.toLocaleString("en")}/s needed, {one.capacity.toLocaleString("en")}/s
                  handled.
                </>
              )}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
