import type { DrillEffect, Failure, FlowEffect, FlowState } from "@/entities/interview/answer";
import { flowLabels } from "@/entities/interview/words";
import type { Board } from "@/ui/canvas/board";
import type { BoardMarks, Mark } from "@/ui/canvas/marks";

/** The candidate's own numbers of a flow: "12,000/s needed, 4,000/s handled"; empty without any. */
export function loadText({ demand, capacity }: FlowEffect): string {
  const figure = (value: number) =>
    `${value.toLocaleString(undefined, { maximumSignificantDigits: 3 })}/s`;
  return [
    demand === null ? "" : `${figure(demand)} needed`,
    capacity === null ? "" : `${figure(capacity)} handled`,
  ]
    .filter(Boolean)
    .join(", ");
}

const markOf: Partial<Record<FlowState, Mark>> = {
  broken: { tone: "stop", word: flowLabels.broken.word },
  overloaded: { tone: "wait", word: flowLabels.overloaded.word },
  lags: { tone: "wait", word: flowLabels.lags.word },
};

/** The graver one stays where flows share a part. */
function graver(a: Mark | undefined, b: Mark): Mark {
  return a?.tone === "stop" ? a : b;
}

/** Paints an effect on the board: what failed, where flows break, and the way that they took. */
export function marksOf(failure: Failure, effect: DrillEffect, board: Board): BoardMarks {
  const marks: BoardMarks = { nodes: {}, edges: {} };
  for (const flow of effect.flows) {
    const mark = markOf[flow.state];
    if (!mark) continue;
    if (flow.component) {
      marks.nodes[flow.component] = graver(marks.nodes[flow.component], mark);
    }
    for (const [at, from] of flow.path.entries()) {
      const to = flow.path[at + 1];
      // The last step to a client may go against its arrow.
      const edge = board.edges.find(
        (one) =>
          one.kind !== "copy" &&
          ((one.from === from && one.to === to) || (one.from === to && one.to === from)),
      );
      if (edge) marks.edges[edge.id] = graver(marks.edges[edge.id], mark);
    }
  }
  if (failure.kind === "component_down") {
    const many = (board.nodes.find(({ id }) => id === failure.node)?.instances ?? 1) > 1;
    marks.nodes[failure.node] = { tone: "stop", word: many ? "One is down" : "Down" };
  }
  return marks;
}
