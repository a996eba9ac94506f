import { useState } from "react";
import { Button } from "../Button";
import { Field } from "../Field";
import { Input } from "../Input";
import { Select } from "../Select";
import { Textarea } from "../Textarea";
import {
  type Board,
  edgeText,
  nameOf,
  withEdge,
  withEdgeChanged,
  withNodeChanged,
  withoutEdge,
  withoutNode,
} from "./board";
import { componentKinds, kindOf } from "./kinds";

type Props = {
  board: Board;
  chosen: string | null;
  readOnly: boolean;
  onBoard: (board: Board) => void;
  onChoose: (id: string | null) => void;
};

const kinds = Object.entries(componentKinds).map(([value, { word }]) => ({ value, label: word }));

/** The fields of what is chosen on the canvas, and the connections that can be made from it without a pointer. */
export function Inspector({ board, chosen, readOnly, onBoard, onChoose }: Props) {
  const node = board.nodes.find(({ id }) => id === chosen);
  const edge = board.edges.find(({ id }) => id === chosen);
  if (node && readOnly) {
    return (
      <section aria-label="Chosen component" className="pt-4">
        <p className="font-semibold">
          {nameOf(node)} <span className="font-normal text-muted">{kindOf(node.kind).word}</span>
        </p>
        <p className="max-w-measure whitespace-pre-wrap">{node.note || "No note."}</p>
      </section>
    );
  }
  if (node) {
    return (
      <section
        key={node.id}
        aria-label={`Component: ${nameOf(node)}`}
        className="mt-4 grid gap-4 rounded-control border border-line bg-raised p-4"
      >
        <div className="flex flex-wrap gap-x-5 gap-y-4">
          <Field label="Name" optional className="min-w-0 grow basis-52">
            <Input
              value={node.label}
              maxLength={80}
              placeholder={kindOf(node.kind).word}
              onChange={(event) =>
                onBoard(withNodeChanged(board, node.id, { label: event.target.value }))
              }
            />
          </Field>
          <Field label="Kind" className="w-52">
            <Select
              value={node.kind}
              options={kinds}
              onChange={(event) =>
                onBoard(withNodeChanged(board, node.id, { kind: event.target.value }))
              }
            />
          </Field>
        </div>
        <Field label="Note" optional>
          <Textarea
            rows={2}
            maxLength={600}
            value={node.note}
            onChange={(event) =>
              onBoard(withNodeChanged(board, node.id, { note: event.target.value }))
            }
          />
        </Field>
        <Connect
          board={board}
          from={node.id}
          onConnect={(to) => onBoard(withEdge(board, node.id, to))}
        />
        <Button
          size="sm"
          className="justify-self-start"
          onClick={() => {
            onBoard(withoutNode(board, node.id));
            onChoose(null);
          }}
        >
          Remove {nameOf(node)}
        </Button>
      </section>
    );
  }
  if (edge && !readOnly) {
    return (
      <section
        key={edge.id}
        aria-label={`Connection: ${edgeText(board, edge)}`}
        className="mt-4 flex flex-wrap items-end gap-4 rounded-control border border-line bg-raised p-4"
      >
        <Field
          label="What goes over it"
          optional
          hint={edgeText(board, edge)}
          className="min-w-0 grow"
        >
          <Input
            value={edge.label}
            maxLength={80}
            onChange={(event) => onBoard(withEdgeChanged(board, edge.id, event.target.value))}
          />
        </Field>
        <Button
          size="sm"
          onClick={() => {
            onBoard(withoutEdge(board, edge.id));
            onChoose(null);
          }}
        >
          Remove the connection
        </Button>
      </section>
    );
  }
  return null;
}

type ConnectProps = { board: Board; from: string; onConnect: (to: string) => void };

/** Joins a component to another by name. */
export function Connect({ board, from, onConnect }: ConnectProps) {
  const [to, setTo] = useState("");
  const joined = new Set(board.edges.filter((one) => one.from === from).map((one) => one.to));
  const others = board.nodes.filter(({ id }) => id !== from && !joined.has(id));
  if (others.length === 0) return null;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label="Connect to" className="w-60">
        <Select
          placeholder="Choose a component"
          value={to}
          options={others.map((one) => ({ value: one.id, label: nameOf(one) }))}
          onChange={(event) => setTo(event.target.value)}
        />
      </Field>
      <Button
        size="sm"
        className="mb-0.5"
        disabled={to === ""}
        onClick={() => {
          onConnect(to);
          setTo("");
        }}
      >
        Connect
      </Button>
    </div>
  );
}
