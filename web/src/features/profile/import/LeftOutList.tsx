import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Button } from "@/ui/Button";
import type { GuessValues } from "./guess-form";
import type { ReadDraft } from "./read-resume";

type Props = {
  parts: ReadDraft["left_out"];
  /** With it, a part can be added to About. */
  form?: UseFormReturn<GuessValues> | undefined;
};

/** What isn't imported, under the headings of the file. */
export function LeftOutList({ parts, form }: Props) {
  const [added, setAdded] = useState<ReadonlySet<number>>(new Set());
  const add = (index: number) => {
    const part = parts[index];
    if (!part || !form) return;
    const text = `${part.heading}: ${part.lines.join(", ")}`;
    form.setValue("summary", [form.getValues("summary"), text].filter(Boolean).join("\n\n"));
    setAdded(new Set(added).add(index));
  };
  return (
    <ul className="border-line border-t">
      {parts.map((part, index) => (
        <li key={keyAt(parts, index)} className="flex items-start gap-3 border-line border-b py-2">
          <div className="min-w-0 grow">
            <p dir="auto" className="font-semibold">
              {part.heading}
            </p>
            <p dir="auto" className="whitespace-pre-line break-words text-13 text-muted">
              {part.lines.join("\n")}
            </p>
          </div>
          {form && (
            <Button size="sm" disabled={added.has(index)} onClick={() => add(index)}>
              {added.has(index) ? "Added" : "Add to About"}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A heading and which one of its name it is: a file can have the same one twice. */
function keyAt(parts: Props["parts"], index: number): string {
  const heading = parts[index]?.heading ?? "";
  return `${heading} ${parts.slice(0, index).filter((part) => part.heading === heading).length}`;
}
