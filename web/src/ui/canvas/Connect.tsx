import { useState } from "react";
import { Button } from "../Button";
import { Field } from "../Field";
import { Select } from "../Select";
import { type Board, nameOf } from "./board";

type ConnectProps = { board: Board; from: string; onConnect: (to: string) => void };

/** Joins a component to another by name. */
export function Connect({ board, from, onConnect }: ConnectProps) {
  const [to, setTo] = useState("");
  const joined = new Set(board.edges.filter((one) => one.from === from).map((one) => one.to));
  const others = board.nodes.filter(({ id }) => id !== from && !joined.has(id));
  if (others.length === 0) return null;
  // The other end may have gone meanwhile.
  const chosen = others.some(({ id }) => id === to) ? to : "";
  return (
    <div className="flex min-w-0 flex-wrap items-end gap-3">
      <Field label="Connect to" className="w-52 max-w-full">
        <Select
          placeholder="Choose a component"
          value={chosen}
          options={others.map((one) => ({ value: one.id, label: nameOf(one) }))}
          onChange={(event) => setTo(event.target.value)}
        />
      </Field>
      <Button
        size="sm"
        className="mb-0.5"
        disabled={chosen === ""}
        onClick={() => {
          onConnect(chosen);
          setTo("");
        }}
      >
        Connect
      </Button>
    </div>
  );
}
