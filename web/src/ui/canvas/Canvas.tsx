import {
  Background,
  type Connection,
  Controls,
  type EdgeChange,
  type NodeChange,
  Panel,
  ReactFlow,
  type ReactFlowInstance,
} from "@xyflow/react";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import "@xyflow/react/dist/base.css";
import "./canvas.css";
import { cx } from "../cx";
import { type Board, withEdge, withNode, withNodeChanged, withoutEdge, withoutNode } from "./board";
import { ComponentNode } from "./ComponentNode";
import { drawnEdges, drawnNodes, type FlowEdge, type FlowNode } from "./drawn";
import { EdgeLegend } from "./EdgeLegend";
import { Inspector } from "./Inspector";
import { type BoardMarks, noMarks } from "./marks";
import { Palette } from "./Palette";

type Props = {
  board: Board;
  onBoard: (board: Board) => void;
  readOnly: boolean;
  /** What is painted over it. */
  marks?: BoardMarks | undefined;
  /** Takes the height that it is given, with palette and fields in a column beside the drawing. */
  fill?: boolean | undefined;
  /** What is chosen, where the page has a palette and fields of its own. */
  selection?: { chosen: string | null; onChoose: (id: string | null) => void } | undefined;
};

const nodeTypes = { component: ComponentNode };

/** Furthest from the middle; the server takes no more. */
const FURTHEST = 20_000;

const fit = { maxZoom: 1, minZoom: 0.3, padding: 0.1 };

const within = (at: number) => Math.round(Math.min(FURTHEST, Math.max(-FURTHEST, at)));

const frame = "rounded-control border border-line-strong bg-sunken";

/** The drawing itself. A component is added from the palette, moved by hand or arrows, joined by hand or below. */
export function Canvas({
  board,
  onBoard,
  readOnly,
  marks = noMarks,
  fill = false,
  selection,
}: Props) {
  const own = useState<string | null>(null);
  const [chosen, setChosen] = selection ? [selection.chosen, selection.onChoose] : own;
  const flow = useRef<ReactFlowInstance<FlowNode, FlowEdge> | null>(null);
  const count = board.nodes.length;
  // A page can have two: what the drawing names in the document is named after it.
  const id = useId();
  useEffect(() => {
    // What was added stands where there was room, which may be out of sight.
    if (count > 0) void flow.current?.fitView(fit);
  }, [count]);
  const nodes = useMemo(() => drawnNodes(board, chosen, marks), [board, chosen, marks]);
  const edges = useMemo(() => drawnEdges(board, chosen, marks), [board, chosen, marks]);

  const onNodes = (changes: NodeChange<FlowNode>[]) => {
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
  const onEdges = (changes: EdgeChange<FlowEdge>[]) => {
    let next = board;
    for (const change of changes) {
      if (change.type === "select" && change.selected) setChosen(change.id);
      if (change.type === "remove") next = withoutEdge(next, change.id);
    }
    if (next !== board && !readOnly) onBoard(next);
  };
  const isChosen = [...board.nodes, ...board.edges].some(({ id }) => id === chosen);
  const palette = !readOnly && !selection && (
    <Palette
      aside={fill}
      isSmall={fill && isChosen}
      onAdd={(kind) => {
        const added = withNode(board, kind);
        onBoard(added.board);
        if (added.id) setChosen(added.id);
      }}
    />
  );
  const drawing = (
    <ReactFlow
      id={id}
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
          "Press Enter to select the component. Its fields are below the drawing.",
        "node.a11yDescription.keyboardDisabled":
          "Press Enter to select the component, the arrow keys to move it, Delete to remove it.",
      }}
    >
      <Background gap={24} size={1} />
      <Controls showInteractive={false} />
      <Panel position="bottom-right" className={fill ? "max-lg:hidden" : undefined}>
        <EdgeLegend board={board} marks={marks} />
      </Panel>
    </ReactFlow>
  );
  const inspector = !selection && (
    <Inspector
      board={board}
      chosen={chosen}
      readOnly={readOnly}
      onBoard={onBoard}
      onChoose={setChosen}
      className={fill ? undefined : "mt-4"}
    />
  );
  const empty = readOnly
    ? "Nothing drawn."
    : "No components yet. Add a component, then connect it to others.";

  if (fill) {
    return (
      <div
        className={cx(
          "grid min-h-0 grow gap-4 max-lg:grid-rows-[auto_minmax(50dvh,1fr)_auto]",
          !readOnly && "lg:grid-cols-[13rem_minmax(0,1fr)] lg:grid-rows-[auto_minmax(0,1fr)]",
        )}
      >
        {palette}
        <div className={cx("relative min-h-0 min-w-0", !readOnly && "lg:row-span-2", frame)}>
          {drawing}
          {count === 0 && (
            <p className="pointer-events-none absolute inset-x-6 top-1/3 text-center text-muted">
              {empty}
            </p>
          )}
        </div>
        <div className="grid content-start gap-4 lg:overflow-y-auto">
          <div className="lg:hidden">
            <EdgeLegend board={board} marks={marks} />
          </div>
          {inspector}
        </div>
      </div>
    );
  }
  return (
    <div className={selection ? undefined : "pt-4"}>
      {palette}
      <div className={cx("h-[min(60dvh,560px)] min-h-80", frame)}>{drawing}</div>
      {count === 0 && <p className="pt-3 text-muted">{empty}</p>}
      {inspector}
    </div>
  );
}
