import { Handle, type NodeProps, Position } from "@xyflow/react";
import { cx } from "../cx";
import { kindOf } from "./kinds";

/** One component on the canvas: its picture, its name, what kind it is. */
export function ComponentNode({ data, selected, isConnectable }: NodeProps) {
  const { word, icon: Icon } = kindOf(String(data.kind));
  const label = String(data.label ?? "").trim();
  return (
    <div
      className={cx(
        "flex size-full items-center gap-2.5 rounded-control border bg-raised px-3 text-left",
        selected ? "border-action shadow-[0_0_0_1px_var(--action)]" : "border-line-field",
      )}
    >
      <Handle type="target" position={Position.Left} isConnectable={isConnectable} />
      <Icon size={20} strokeWidth={1.5} aria-hidden className="shrink-0 text-muted" />
      <span className="min-w-0 grow">
        <bdi className="block truncate text-13 font-semibold">{label || word}</bdi>
        <span className="block truncate text-12 text-muted">
          {[label ? word : "", data.hasNote ? "with a note" : ""].filter(Boolean).join(", ")}
        </span>
      </span>
      <Handle type="source" position={Position.Right} isConnectable={isConnectable} />
    </div>
  );
}
