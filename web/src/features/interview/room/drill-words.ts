import type { Board } from "@/ui/canvas/board";
import { nameOf } from "@/ui/canvas/board";
import type { BoardMarks, Mark } from "@/ui/canvas/marks";
import type { DrillEffect, Failure, FlowEffect, FlowState } from "../types";

/** What became of a flow, in a word, and how it is drawn. */
export const flowWords: Record<
  FlowState,
  { word: string; tone: "plain" | "dashed" | "wait" | "stop" }
> = {
  holds: { word: "Holds", tone: "plain" },
  broken: { word: "Broken", tone: "stop" },
  overloaded: { word: "Overloaded", tone: "wait" },
  lags: { word: "Falls behind", tone: "wait" },
  absent: { word: "Not drawn", tone: "dashed" },
  unknown: { word: "Cannot be told", tone: "dashed" },
};

/** "Feed cache is gone", "Ten times the traffic". */
export function failureText(failure: Failure, board: Board): string {
  if (failure.kind === "traffic") return `${failure.factor} times the traffic`;
  const node = board.nodes.find(({ id }) => id === failure.node);
  if (!node) return "A component is gone";
  return (node.instances ?? 1) > 1
    ? `One instance of ${nameOf(node)} is gone`
    : `${nameOf(node)} is gone`;
}

/** The candidate's own numbers of a flow: "12,000/s asked, 4,000/s carried"; empty without any. */
export function loadText({ demand, capacity }: FlowEffect): string {
  const figure = (value: number) =>
    `${value.toLocaleString(undefined, { maximumSignificantDigits: 3 })}/s`;
  return [
    demand === null ? "" : `${figure(demand)} asked`,
    capacity === null ? "" : `${figure(capacity)} carried`,
  ]
    .filter(Boolean)
    .join(", ");
}

const markOf: Partial<Record<FlowState, Mark>> = {
  broken: { tone: "stop", word: "Broken" },
  overloaded: { tone: "wait", word: "Overloaded" },
  lags: { tone: "wait", word: "Falls behind" },
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
