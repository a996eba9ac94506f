import {
  Background,
  type Connection,
  Controls,
  type Edge,
  type EdgeChange,
  MarkerType,
  type Node,
  type NodeChange,
  ReactFlow,
  type ReactFlowInstance,
} from "@xyflow/react";
import { useEffect, useMemo, useRef, useState } from "react";
import "@xyflow/react/dist/base.css";
import "./canvas.css";
import {
  type Board,
  edgeText,
  NODE_HEIGHT,
  NODE_WIDTH,
  nameOf,
  withEdge,
  withNode,
  withNodeChanged,
  withoutEdge,
  withoutNode,
} from "./board";
import { ComponentNode } from "./ComponentNode";
import { Inspector } from "./Inspector";
import { kindOf } from "./kinds";
import { Palette } from "./Palette";

type Props = { board: Board; onBoard: (board: Board) => void; readOnly: boolean };

const nodeTypes = { component: ComponentNode };

/** Furthest from the middle; the server takes no more. */
const FURTHEST = 20_000;

const fit = { maxZoom: 1, padding: 0.2 };

const within = (at: number) => Math.round(Math.min(FURTHEST, Math.max(-FURTHEST, at)));

/** The drawing itself. A component is added from the palette, moved by hand or arrows, joined by hand or below. */
export function Canvas({ board, onBoard, readOnly }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const flow = useRef<ReactFlowInstance | null>(null);
  const count = board.nodes.length;
  useEffect(() => {
    // What was added stands where there was room, which may be out of sight.
    if (count > 0) void flow.current?.fitView(fit);
  }, [count]);
  const nodes = useMemo(() => nodesOf(board, chosen), [board, chosen]);
  const edges = useMemo(() => edgesOf(board, chosen), [board, chosen]);

  const onNodes = (changes: NodeChange[]) => {
    let next = board;
    for (const change of changes) {
      if (change.type === "select" && change.selected) setChosen(change.id);
      if (change.type === "remove") next = withoutNode(next, change.id);
      if (change.type === "position" && change.position) {
        const { x, y } = change.position;
        next = withNodeChanged(next, change.id, { x: within(x), y: within(y) });
      }
    }
    if (next !== board && !readOnly) onBoard(next);
  };
  const onEdges = (changes: EdgeChange[]) => {
    let next = board;
    for (const change of changes) {
      if (change.type === "select" && change.selected) setChosen(change.id);
      if (change.type === "remove") next = withoutEdge(next, change.id);
    }
    if (next !== board && !readOnly) onBoard(next);
  };
  return (
    <div className="pt-4">
      {!readOnly && (
        <Palette
          onAdd={(kind) => {
            const added = withNode(board, kind);
            onBoard(added.board);
            if (added.id) setChosen(added.id);
          }}
        />
      )}
      <div className="h-[min(60dvh,560px)] min-h-80 rounded-control border border-line-strong bg-sunken">
        <ReactFlow
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeTypes}
          onNodesChange={onNodes}
          onEdgesChange={onEdges}
          onConnect={({ source, target }: Connection) =>
            !readOnly && onBoard(withEdge(board, source, target))
          }
          onPaneClick={() => setChosen(null)}
          nodesDraggable={!readOnly}
          nodesConnectable={!readOnly}
          elementsSelectable
          deleteKeyCode={readOnly ? null : ["Delete", "Backspace"]}
          onInit={(instance) => {
            flow.current = instance;
          }}
          fitView
          fitViewOptions={fit}
          minZoom={0.2}
          maxZoom={1.6}
          preventScrolling={false}
          zoomOnScroll={false}
          ariaLabelConfig={{
            "node.a11yDescription.default":
              "Enter chooses the component. Its fields are below the drawing.",
            "node.a11yDescription.keyboardDisabled":
              "Enter chooses the component, arrows move it, Delete removes it.",
          }}
        >
          <Background gap={24} size={1} />
          <Controls showInteractive={false} />
        </ReactFlow>
      </div>
      {board.nodes.length === 0 && (
        <p className="pt-3 text-muted">
          {readOnly ? "Nothing was drawn." : "Nothing is drawn yet. Add the first component above."}
        </p>
      )}
      <Inspector
        board={board}
        chosen={chosen}
        readOnly={readOnly}
        onBoard={onBoard}
        onChoose={setChosen}
      />
    </div>
  );
}

function nodesOf(board: Board, chosen: string | null): Node[] {
  return board.nodes.map((one) => ({
    id: one.id,
    type: "component",
    position: { x: one.x, y: one.y },
    width: NODE_WIDTH,
    height: NODE_HEIGHT,
    selected: one.id === chosen,
    ariaLabel: `${nameOf(one)}, ${kindOf(one.kind).word}`,
    data: { kind: one.kind, label: one.label, hasNote: one.note.trim() !== "" },
  }));
}

function edgesOf(board: Board, chosen: string | null): Edge[] {
  return board.edges.map((one) => ({
    id: one.id,
    source: one.from,
    target: one.to,
    label: one.label,
    selected: one.id === chosen,
    ariaLabel: edgeText(board, one),
    markerEnd: { type: MarkerType.ArrowClosed, width: 16, height: 16 },
  }));
}
