import { Handle, type Node, type NodeProps, Position } from "@xyflow/react";
import { cx } from "../cx";
import { kindOf } from "./kinds";
import type { Mark } from "./marks";

export type ComponentData = {
  kind: string;
  label: string;
  hasNote: boolean;
  instances: number;
  /** What is said of its size, for the second line. */
  size: string;
  mark: Mark | null;
};

const borders = { stop: "border-stop", wait: "border-wait", proof: "border-proof" };
const labels = {
  stop: "bg-stop text-on-stop",
  wait: "bg-wait text-paper",
  proof: "bg-proof text-on-proof",
};

/** One component on the canvas: its picture, its name, what kind it is, how many there are. */
export function ComponentNode({
  data,
  selected,
  isConnectable,
}: NodeProps<Node<ComponentData, "component">>) {
  const { word, icon: Icon } = kindOf(data.kind);
  const label = data.label.trim();
  const { mark, size } = data;
  return (
    <div
      className={cx(
        "board-node flex size-full items-center gap-2.5 rounded-control border bg-raised px-3 text-left",
        mark ? borders[mark.tone] : "border-line-field",
        selected && "border-action",
      )}
      data-many={data.instances > 1 || undefined}
      data-selected={selected || undefined}
    >
      <Handle type="target" position={Position.Left} isConnectable={isConnectable} />
      <Icon size={20} strokeWidth={1.5} aria-hidden className="shrink-0 text-muted" />
      <span className="min-w-0 grow">
        <bdi className="block truncate text-13 font-semibold">{label || word}</bdi>
        <span className="block truncate text-12 text-muted tabular-nums">
          {size ||
            [label ? word : "", data.hasNote ? "with a note" : ""].filter(Boolean).join(", ")}
        </span>
      </span>
      {mark && (
        <span
          className={cx(
            "absolute -top-2.5 left-2 rounded-tag px-1.5 text-12 font-semibold",
            labels[mark.tone],
          )}
        >
          {mark.word}
        </span>
      )}
      <Handle type="source" position={Position.Right} isConnectable={isConnectable} />
    </div>
  );
}
