import type { ReactNode } from "react";
import { cx } from "./cx";

export type Fact = {
  label: string;
  value: ReactNode;
  /** The proof mark, when the server earned the figure. */
  mark?: ReactNode;
};

type Props = {
  facts: Fact[];
  /** `columns`: label over value, side by side, ruled above and below. `rows`: label left, value right. */
  layout?: "columns" | "rows" | undefined;
  className?: string | undefined;
};

/** Numbers of facts of which one would stand alone in a last row. */
const columns: Record<number, string> = {
  5: "grid-cols-[repeat(auto-fit,minmax(128px,1fr))]",
  6: "grid-cols-2 md:grid-cols-3",
};

/** Facts about one thing, as a data sheet gives them. */
export function Facts({ facts, layout = "columns", className }: Props) {
  if (layout === "rows") {
    return (
      <dl className={cx("border-line border-t", className)}>
        {facts.map((fact) => (
          <div
            key={fact.label}
            className="flex min-h-row items-center gap-4 border-line border-b py-2"
          >
            <dt className="w-40 shrink-0 text-muted max-md:w-28">{fact.label}</dt>
            <dd className="flex min-w-0 grow flex-wrap items-center gap-1.5">
              {fact.value}
              {fact.mark}
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  return (
    <dl
      className={cx(
        "grid gap-x-6 gap-y-4 border-line border-y border-t-line-strong py-3",
        columns[facts.length] ?? "grid-cols-[repeat(auto-fit,minmax(150px,1fr))]",
        className,
      )}
    >
      {facts.map((fact) => (
        <div key={fact.label} className="min-w-0">
          <dt className="text-muted">{fact.label}</dt>
          <dd className="flex flex-wrap items-center gap-1.5 font-semibold">
            {fact.value}
            {fact.mark}
          </dd>
        </div>
      ))}
    </dl>
  );
}
