import { ArrowRight } from "lucide-react";
import type { ResumeChange } from "@/lib/database.types";
import { fieldText } from "./field-words";

/** One field from what to what. What was empty shows only what comes. */
export function ChangeText({ field, change }: { field: string; change: ResumeChange }) {
  const from = fieldText(field, change.from);
  const to = fieldText(field, change.to);
  const text = "min-w-0 max-w-measure whitespace-pre-line break-words";
  if (from === null) {
    return (
      <p dir="auto" className={text}>
        {to ?? "Empty"}
      </p>
    );
  }
  return (
    <div className="flex gap-2.5 max-md:flex-col max-md:gap-0.5">
      <p dir="auto" className={`${text} text-muted line-through decoration-line-strong`}>
        <span className="sr-only">From </span>
        {from}
      </p>
      <ArrowRight
        size={16}
        strokeWidth={1.5}
        aria-hidden
        className="mt-[3px] shrink-0 text-faint max-md:hidden"
      />
      <p dir="auto" className={text}>
        <span className="sr-only">to </span>
        {to ?? "Empty"}
      </p>
    </div>
  );
}
