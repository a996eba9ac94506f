import type { ReactNode } from "react";
import { DefinitionLink } from "./DefinitionLink";
import type { DefinitionId } from "./definitions";
import { changeWords, figure } from "./figures";

type Props = {
  label: string;
  /** Its figure; a text where it has a unit. */
  value: number | string;
  /** The figure of the period before, where the tier has it. */
  previous?: number | undefined;
  /** Instead of the comparison. */
  note?: ReactNode;
  definition: DefinitionId;
};

/** A figure with that of the period before, and how it is made. */
export function StatCard({ label, value, previous, note, definition }: Props) {
  return (
    <div className="min-w-0 border-line border-t pt-3 pb-4">
      <dt className="flex items-center justify-between gap-2 text-13 text-muted">
        <span>{label}</span>
        <DefinitionLink id={definition} of={label} />
      </dt>
      <dd>
        <span className="block text-26 font-semibold tabular-nums">
          {typeof value === "number" ? figure(value) : value}
        </span>
        <span className="block text-13 text-muted">
          {note ??
            (typeof value === "number" && previous !== undefined
              ? `${changeWords(value, previous)} (${figure(previous)})`
              : null)}
        </span>
      </dd>
    </div>
  );
}

/** Figures side by side. */
export function StatCards({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 border-line-strong border-t pt-0 md:grid-cols-3 lg:grid-cols-4 [&>div]:border-t-0">
      {children}
    </dl>
  );
}
