import { useState } from "react";
import { Field } from "../Field";
import { Input } from "../Input";
import type { Patch } from "../patched";
import { Select } from "../Select";
import {
  type Board,
  type BoardEdge,
  type BoardNode,
  MOST_CAPACITY,
  MOST_INSTANCES,
  withEdgeChanged,
  withNodeChanged,
} from "./board";
import { type EdgeKind, edgeKindOptions, kindOptions } from "./kinds";

type NodeProps = { board: Board; node: BoardNode; onBoard: (board: Board) => void };

/** What a component is called, what it is, and how much of it there is. */
export function NodeFields({ board, node, onBoard }: NodeProps) {
  const change = (patch: Patch<BoardNode>) => onBoard(withNodeChanged(board, node.id, patch));
  return (
    <>
      <Field label="Name" optional="unsaid" className="min-w-0 grow basis-40">
        <Input
          value={node.label}
          maxLength={80}
          onChange={(event) => change({ label: event.target.value })}
        />
      </Field>
      <Field label="Kind" className="w-44 max-w-full">
        <Select
          value={node.kind}
          options={kindOptions}
          onChange={(event) => change({ kind: event.target.value })}
        />
      </Field>
      <Figure
        label="Instances"
        value={node.instances}
        least={1}
        most={MOST_INSTANCES}
        whole
        placeholder="1"
        onFigure={(instances) => change({ instances })}
      />
      <Figure
        label="Each carries /s"
        value={node.capacity}
        least={0}
        most={MOST_CAPACITY}
        onFigure={(capacity) => change({ capacity })}
      />
    </>
  );
}

type FigureProps = {
  label: string;
  value: number | undefined;
  least: number;
  most: number;
  whole?: boolean;
  placeholder?: string;
  onFigure: (value: number | undefined) => void;
};

/** A figure that need not be said. What is out of bounds is brought back into them. */
function Figure({ label, value, least, most, whole, placeholder, onFigure }: FigureProps) {
  const [typed, setTyped] = useState("");
  const read = (text: string) =>
    figure(text === "" ? Number.NaN : Number(text), least, most, whole);
  return (
    <Field label={label} optional="unsaid" className="w-32">
      <Input
        type="number"
        inputMode={whole ? "numeric" : "decimal"}
        min={least}
        max={most}
        step={whole ? 1 : "any"}
        placeholder={placeholder}
        // "0." is on the way to a figure and none yet: what is typed stays while it means what is stored.
        value={read(typed) === value ? typed : (value ?? "")}
        onChange={(event) => {
          setTyped(event.target.value);
          onFigure(read(event.target.value));
        }}
      />
    </Field>
  );
}

function figure(typed: number, least: number, most: number, whole = false): number | undefined {
  if (!Number.isFinite(typed) || typed <= 0) return undefined;
  const within = Math.min(most, Math.max(least, typed));
  return whole ? Math.trunc(within) : within;
}

type EdgeProps = {
  board: Board;
  edge: BoardEdge;
  /** Names the connection where its fields stand among others. */
  label: string;
  hint?: string;
  onBoard: (board: Board) => void;
};

/** What a connection carries, and how. */
export function EdgeFields({ board, edge, label, hint, onBoard }: EdgeProps) {
  const change = (patch: Patch<BoardEdge>) => onBoard(withEdgeChanged(board, edge.id, patch));
  return (
    <>
      <Field label={label} optional="unsaid" hint={hint} className="min-w-0 grow basis-52">
        <Input
          value={edge.label}
          maxLength={80}
          placeholder="What it carries"
          onChange={(event) => change({ label: event.target.value })}
        />
      </Field>
      <Field label="How" className="w-60 max-w-full">
        <Select
          value={edge.kind ?? "request"}
          options={edgeKindOptions}
          onChange={(event) => {
            const kind = event.target.value as EdgeKind;
            change({ kind: kind === "request" ? undefined : kind });
          }}
        />
      </Field>
    </>
  );
}
