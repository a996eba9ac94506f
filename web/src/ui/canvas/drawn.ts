import { type Edge, MarkerType, type Node } from "@xyflow/react";
import { type Board, edgeText, NODE_HEIGHT, NODE_WIDTH, nameOf, sizeText } from "./board";
import type { ComponentData } from "./ComponentNode";
import { kindOf } from "./kinds";
import type { BoardMarks } from "./marks";

export type FlowNode = Node<ComponentData, "component">;
export type FlowEdge = Edge;

/** The components as the drawing library wants them. */
export function drawnNodes(board: Board, chosen: string | null, marks: BoardMarks): FlowNode[] {
  return board.nodes.map((one) => {
    const mark = marks.nodes[one.id] ?? null;
    const words = [nameOf(one), kindOf(one.kind).word, sizeText(one), mark?.word];
    return {
      id: one.id,
      type: "component",
      position: { x: one.x, y: one.y },
      width: NODE_WIDTH,
      height: NODE_HEIGHT,
      selected: one.id === chosen,
      ariaLabel: words.filter(Boolean).join(", "),
      data: {
        kind: one.kind,
        label: one.label,
        hasNote: one.note.trim() !== "",
        instances: one.instances ?? 1,
        size: shortSize(one.instances ?? 1, one.capacity),
        mark,
      },
    };
  });
}

/** "× 3, 2,000/s": short enough for the second line of a component. */
function shortSize(instances: number, capacity: number | undefined): string {
  const figures = { notation: "compact", maximumFractionDigits: 1 } as const;
  const count = instances > 1 ? `× ${instances.toLocaleString(undefined, figures)}` : "";
  const carries = capacity === undefined ? "" : `${capacity.toLocaleString(undefined, figures)}/s`;
  return [count, carries].filter(Boolean).join(", ");
}

/** The connections: a line for a request, dashes for a message, dots for a copy. */
export function drawnEdges(board: Board, chosen: string | null, marks: BoardMarks): FlowEdge[] {
  return board.edges.map((one) => {
    const kind = one.kind ?? "request";
    const mark = marks.edges[one.id];
    return {
      id: one.id,
      source: one.from,
      target: one.to,
      label: one.label,
      selected: one.id === chosen,
      className: [`edge-${kind}`, mark ? `edge-${mark.tone}` : ""].join(" "),
      ariaLabel: [edgeText(board, one), mark?.word].filter(Boolean).join(", "),
      markerEnd: {
        type: kind === "copy" ? MarkerType.Arrow : MarkerType.ArrowClosed,
        width: 16,
        height: 16,
        // In the drawing's own pixels, so that a thick line has no giant's head.
        markerUnits: "userSpaceOnUse",
        color: mark ? `var(--${mark.tone})` : "var(--muted)",
      },
    };
  });
}
