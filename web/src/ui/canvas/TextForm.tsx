import { useState } from "react";
import { Button } from "../Button";
import { Field } from "../Field";
import { Input } from "../Input";
import { Select } from "../Select";
import {
  type Board,
  edgeText,
  nameOf,
  withEdge,
  withNode,
  withNodeChanged,
  withoutEdge,
  withoutNode,
} from "./board";
import { Connect } from "./Connect";
import { EdgeFields, NodeFields } from "./fields";
import { kindOptions } from "./kinds";
import { MarkTag } from "./MarkTag";
import { type BoardMarks, noMarks } from "./marks";

type Props = {
  board: Board;
  onBoard: (board: Board) => void;
  /** What is painted over the drawing, here in words. */
  marks?: BoardMarks | undefined;
};

/** The same board as fields: each component with its connections below it. */
export function TextForm({ board, onBoard, marks = noMarks }: Props) {
  const [kind, setKind] = useState("service");
  return (
    <div className="grid gap-5 pt-4">
      <ul className="border-line border-t empty:border-0">
        {board.nodes.map((node) => (
          <li
            key={node.id}
            aria-label={nameOf(node)}
            className="grid gap-3 border-line border-b py-4"
          >
            <MarkTag mark={marks.nodes[node.id]} />
            <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
              <NodeFields board={board} node={node} onBoard={onBoard} />
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Remove ${nameOf(node)}`}
                onClick={() => onBoard(withoutNode(board, node.id))}
              >
                Remove
              </Button>
            </div>
            <Field label="Note" optional="unsaid">
              <Input
                value={node.note}
                maxLength={600}
                onChange={(event) =>
                  onBoard(withNodeChanged(board, node.id, { note: event.target.value }))
                }
              />
            </Field>
            <ul className="grid gap-2 pl-4">
              {board.edges
                .filter(({ from }) => from === node.id)
                .map((edge) => (
                  <li key={edge.id} className="flex flex-wrap items-end gap-3">
                    <MarkTag mark={marks.edges[edge.id]} className="basis-full" />
                    <EdgeFields
                      board={board}
                      edge={edge}
                      label={edgeText(board, edge)}
                      onBoard={onBoard}
                    />
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-label={`Remove the connection ${edgeText(board, edge)}`}
                      onClick={() => onBoard(withoutEdge(board, edge.id))}
                    >
                      Remove
                    </Button>
                  </li>
                ))}
            </ul>
            <Connect
              board={board}
              from={node.id}
              onConnect={(to) => onBoard(withEdge(board, node.id, to))}
            />
          </li>
        ))}
        {board.nodes.length === 0 && <li className="py-4 text-muted">No component yet.</li>}
      </ul>
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Next component" className="w-52">
          <Select
            value={kind}
            options={kindOptions}
            onChange={(event) => setKind(event.target.value)}
          />
        </Field>
        <Button size="sm" className="mb-0.5" onClick={() => onBoard(withNode(board, kind).board)}>
          Add it
        </Button>
      </div>
    </div>
  );
}
