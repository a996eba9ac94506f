import { useState } from "react";
import { Field } from "@/ui/Field";
import { Textarea } from "@/ui/Textarea";
import type { SimulatedBoard } from "../board/simulated-board";
import { fromText, toText } from "../board/text";

type Props = { board: SimulatedBoard; onBoard: (board: SimulatedBoard) => void };

/** The design as JSON. What can be read is the design at once; until then the design stays as it was. */
export function TextPane({ board, onBoard }: Props) {
  const [typed, setTyped] = useState({ text: toText(board), board });
  // A change elsewhere, such as another start, replaces the text.
  const text = typed.board === board ? typed.text : toText(board);
  const read = fromText(text);
  const fault = "fault" in read ? read.fault : null;
  return (
    <Field
      label="Design as JSON"
      hint="The drawing follows what you write. A setting that isn't there is open."
      error={
        fault
          ? `${fault.line === null ? "" : `Line ${fault.line}: `}${fault.message} The design is unchanged.`
          : undefined
      }
    >
      <Textarea
        rows={18}
        spellCheck={false}
        autoCapitalize="off"
        className="font-mono text-13"
        value={text}
        onChange={({ target }) => {
          const next = fromText(target.value);
          const changed = "board" in next ? next.board : board;
          setTyped({ text: target.value, board: changed });
          if (changed !== board) onBoard(changed);
        }}
      />
    </Field>
  );
}
