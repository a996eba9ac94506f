import { useState } from "react";
import type { Json } from "@/lib/database.types";
import { Field } from "@/ui/Field";
import { Textarea } from "@/ui/Textarea";

type Props = {
  label: string;
  hint?: string;
  value: unknown;
  onValue: (value: Json) => void;
  error?: string | undefined;
  /** What the value has to be, beyond being JSON; null when it is right. */
  check?: (value: Json) => string | null;
};

/** A JSON value, typed as text. What is no JSON yet stands in the field and is not taken over. */
export function JsonField({ label, hint, value, onValue, error, check }: Props) {
  const [text, setText] = useState(() => (value === undefined ? "" : JSON.stringify(value)));
  const [wrong, setWrong] = useState<string | null>(null);
  const take = (typed: string) => {
    setText(typed);
    try {
      const parsed: Json = JSON.parse(typed);
      const refused = check?.(parsed) ?? null;
      setWrong(refused);
      if (!refused) onValue(parsed);
    } catch {
      setWrong('Invalid JSON, not saved. Put text in double quotes: "text".');
    }
  };
  return (
    <Field label={label} hint={hint} error={wrong ?? error}>
      <Textarea
        rows={1}
        spellCheck={false}
        className="font-mono text-13"
        value={text}
        onChange={(event) => take(event.target.value)}
      />
    </Field>
  );
}
