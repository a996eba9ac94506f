import { Button } from "../Button";
import { cx } from "../cx";
import { Field } from "../Field";
import { Textarea } from "../Textarea";
import {
  type Board,
  type BoardNode,
  edgeText,
  nameOf,
  sizeText,
  withEdge,
  withNodeChanged,
  withoutEdge,
  withoutNode,
} from "./board";
import { Connect } from "./Connect";
import { EdgeFields, NodeFields } from "./fields";
import { kindOf } from "./kinds";

type Props = {
  board: Board;
  chosen: string | null;
  readOnly: boolean;
  onBoard: (board: Board) => void;
  onChoose: (id: string | null) => void;
  className?: string | undefined;
};

const box = "gap-4 rounded-control border border-line bg-raised p-4";

/** The fields of what is chosen on the canvas, and the connections that can be made from it without a pointer. */
export function Inspector({ board, chosen, readOnly, onBoard, onChoose, className }: Props) {
  const node = board.nodes.find(({ id }) => id === chosen);
  const edge = board.edges.find(({ id }) => id === chosen);
  if (node && readOnly) return <Reading node={node} className={className} />;
  if (node) {
    return (
      <section
        key={node.id}
        aria-label={`Component: ${nameOf(node)}`}
        className={cx("grid", box, className)}
      >
        <div className="flex flex-wrap gap-x-5 gap-y-4">
          <NodeFields board={board} node={node} onBoard={onBoard} />
        </div>
        <Field label="Note" optional="unsaid">
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
          className="max-w-full justify-self-start"
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
    const text = edgeText(board, edge);
    return (
      <section
        key={edge.id}
        aria-label={`Connection: ${text}`}
        className={cx("flex flex-wrap items-end", box, className)}
      >
        <EdgeFields
          board={board}
          edge={edge}
          label="What it carries"
          hint={text}
          onBoard={onBoard}
        />
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

function Reading({ node, className }: { node: BoardNode; className?: string | undefined }) {
  return (
    <section aria-label="Chosen component" className={className}>
      <p className="font-semibold">
        {nameOf(node)} <span className="font-normal text-muted">{kindOf(node.kind).word}</span>
      </p>
      {sizeText(node) && <p className="text-13 text-muted">{sizeText(node)}</p>}
      <p className="max-w-measure whitespace-pre-wrap">{node.note || "No note."}</p>
    </section>
  );
}
