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
  withEdgeChanged,
  withNode,
  withNodeChanged,
  withoutEdge,
  withoutNode,
} from "./board";
import { Connect } from "./Inspector";
import { componentKinds } from "./kinds";

type Props = { board: Board; onBoard: (board: Board) => void };

const kinds = Object.entries(componentKinds).map(([value, { word }]) => ({ value, label: word }));

/** The same board as fields: each component with its connections below it. */
export function TextForm({ board, onBoard }: Props) {
  const [kind, setKind] = useState("service");
  return (
    <div className="grid gap-5 pt-4">
      <ul className="border-line border-t">
        {board.nodes.map((node) => (
          <li
            key={node.id}
            aria-label={nameOf(node)}
            className="grid gap-3 border-line border-b py-4"
          >
            <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
              <Field label="Name" optional className="min-w-0 grow basis-52">
                <Input
                  value={node.label}
                  maxLength={80}
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
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Remove ${nameOf(node)}`}
                onClick={() => onBoard(withoutNode(board, node.id))}
              >
                Remove
              </Button>
            </div>
            <Field label="Note" optional>
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
                    <Field label={edgeText(board, edge)} className="min-w-0 grow basis-52">
                      <Input
                        value={edge.label}
                        maxLength={80}
                        placeholder="What goes over it"
                        onChange={(event) =>
                          onBoard(withEdgeChanged(board, edge.id, event.target.value))
                        }
                      />
                    </Field>
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
          <Select value={kind} options={kinds} onChange={(event) => setKind(event.target.value)} />
        </Field>
        <Button size="sm" className="mb-0.5" onClick={() => onBoard(withNode(board, kind).board)}>
          Add it
        </Button>
      </div>
    </div>
  );
}
