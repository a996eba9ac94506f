import { useState } from "react";
import type { ChallengeDocument } from "@/lib/database.types";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { Textarea } from "@/ui/Textarea";
import type { OwnInput as Input } from "./queries";

type Props = { document: ChallengeDocument; busy: boolean; onRun: (input: Input) => void };

/** Runs the program on what one types oneself. */
export function OwnInput({ document, busy, onRun }: Props) {
  const sql = document.kind === "sql";
  const [text, setText] = useState(() => firstInput(document));
  const [wrong, setWrong] = useState<string | undefined>();
  const run = () => {
    if (sql) return onRun({ setup: text });
    const input = readArguments(text);
    setWrong(input ? undefined : "Write a JSON list, one entry for each parameter: [[1, 2], 3]");
    if (input) onRun({ arguments: input });
  };
  return (
    <details className="border-line border-t pt-3">
      <summary className="cursor-pointer font-semibold">Your own input</summary>
      <div className="grid gap-3 pt-3">
        <Field
          label={sql ? "Rows" : "Arguments"}
          hint={sql ? "SQLite: fills the tables." : "A JSON list, one entry for each parameter."}
          error={wrong}
        >
          <Textarea
            rows={3}
            spellCheck={false}
            className="font-mono text-13"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Button size="sm" pending={busy} className="justify-self-start" onClick={run}>
          Run on this input
        </Button>
      </div>
    </details>
  );
}

function firstInput({ tests }: ChallengeDocument): string {
  const test = tests?.find(({ visible }) => visible);
  return test?.setup ?? JSON.stringify(test?.arguments ?? []);
}

function readArguments(text: string): unknown[] | null {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read : null;
  } catch {
    return null;
  }
}
