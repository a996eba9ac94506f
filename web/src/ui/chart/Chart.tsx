import { type ReactNode, useId, useMemo, useState } from "react";
import { Button } from "../Button";
import { cx } from "../cx";
import { ChartPlot } from "./ChartPlot";
import { ChartRows } from "./ChartRows";
import { ChartTable } from "./ChartTable";
import {
  type Format,
  gridOf,
  isEmpty,
  plainFigure,
  pointLabel,
  type Series,
  summaryOf,
} from "./chart-data";

export type ChartProps = {
  /** Points over time as a line or as bars; `rows` for categories with names, as bars that lie. */
  kind: "line" | "bar" | "rows";
  title: string;
  /** What is counted, in the plural: "views". */
  unit: string;
  series: Series[];
  /** The period before, drawn in faint beside the first series. */
  previous?: Series | undefined;
  /** The head of the table's first column: "Day". */
  xName: string;
  /** A sentence, or a link to the definition. */
  howItIsMade?: ReactNode;
  /** What the reader does to see something here. */
  empty?: ReactNode;
  /** Whether the points can be added up. Shares, medians and people can't. */
  isSummable?: boolean | undefined;
  format?: Format | undefined;
  labelOf?: ((x: string) => string) | undefined;
  level?: 2 | 3 | undefined;
  className?: string | undefined;
};

/** A drawing of figures, with the same figures as a table and in words. The code that draws loads with the first chart. */
export function Chart({
  kind,
  title,
  unit,
  series,
  previous,
  xName,
  howItIsMade,
  empty,
  isSummable = false,
  format = plainFigure,
  labelOf = pointLabel,
  level = 3,
  className,
}: ChartProps) {
  const [isTable, setTable] = useState(false);
  const id = useId();
  const grid = useMemo(() => gridOf(series, previous, labelOf), [series, previous, labelOf]);
  const Heading = level === 2 ? "h2" : "h3";
  const nothing = isEmpty(grid);
  const hasPrevious = previous !== undefined;
  return (
    <figure aria-labelledby={`${id}-title`} className={cx("min-w-0 break-inside-avoid", className)}>
      <div className="flex min-h-8 items-center justify-between gap-4">
        <Heading id={`${id}-title`} className="min-w-0 text-14 font-semibold">
          {title}
        </Heading>
        {!nothing && (
          <Button
            size="sm"
            variant="quiet"
            aria-pressed={isTable}
            aria-describedby={`${id}-title`}
            data-print="no"
            onClick={() => setTable(!isTable)}
          >
            {isTable ? "Show chart" : "Show table"}
          </Button>
        )}
      </div>
      {nothing && (
        <div className="mt-2 grid h-48 place-content-center border-line border-y px-4 text-center text-muted">
          {empty ?? `No ${unit} in this period.`}
        </div>
      )}
      {!nothing && !isTable && (
        <p className="sr-only">{summaryOf(grid, unit, isSummable, format)}</p>
      )}
      {!nothing && isTable && (
        <ChartTable grid={grid} caption={title} xName={xName} format={format} />
      )}
      {!nothing && !isTable && kind === "rows" && (
        <ChartRows grid={grid} hasPrevious={hasPrevious} format={format} />
      )}
      {!nothing && !isTable && kind !== "rows" && (
        <ChartPlot
          kind={kind}
          title={title}
          grid={grid}
          hasPrevious={hasPrevious}
          format={format}
          fallback={<ChartTable grid={grid} caption={title} xName={xName} format={format} />}
        />
      )}
      {howItIsMade && <figcaption className="mt-2 text-12 text-muted">{howItIsMade}</figcaption>}
    </figure>
  );
}
