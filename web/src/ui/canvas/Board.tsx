import { useState } from "react";
import { Field } from "../Field";
import { Tabs } from "../Tabs";
import { Textarea } from "../Textarea";
import type { Board as Drawing } from "./board";
import { Canvas } from "./Canvas";
import type { BoardMarks } from "./marks";
import { TextForm } from "./TextForm";
import { TextReading } from "./TextReading";

type Props = {
  board: Drawing;
  onBoard?: ((board: Drawing) => void) | undefined;
  readOnly?: boolean | undefined;
  /** What is painted over it, in both views. */
  marks?: BoardMarks | undefined;
};

/**
 * A system as a drawing and as text: two views of one board. Everything that can be done in one can be done
 * in the other. Heavy: load it lazily.
 */
export function Board({ board, onBoard, readOnly = false, marks }: Props) {
  const [view, setView] = useState("drawing");
  const change = onBoard ?? (() => {});
  return (
    <div>
      <Tabs
        label="View of the board"
        value={view}
        onValueChange={setView}
        tabs={[
          {
            key: "drawing",
            label: "Drawing",
            content: <Canvas board={board} onBoard={change} readOnly={readOnly} marks={marks} />,
          },
          {
            key: "text",
            label: "As text",
            content: readOnly ? (
              <TextReading board={board} marks={marks} />
            ) : (
              <TextForm board={board} onBoard={change} />
            ),
          },
        ]}
      />
      {readOnly ? (
        board.notes.trim() && (
          <div className="mt-6">
            <h3 className="mb-1.5 text-14">Notes</h3>
            <p dir="auto" className="max-w-measure whitespace-pre-wrap">
              {board.notes}
            </p>
          </div>
        )
      ) : (
        <Field
          label="Notes"
          optional
          hint="Assumptions, estimates and trade-offs."
          className="mt-6"
        >
          <Textarea
            rows={5}
            maxLength={10_000}
            value={board.notes}
            onChange={(event) => change({ ...board, notes: event.target.value })}
          />
        </Field>
      )}
    </div>
  );
}
