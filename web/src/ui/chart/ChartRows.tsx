import { Fragment } from "react";
import { cx } from "../cx";
import { ChartKey } from "./ChartKey";
import type { Format, Grid } from "./chart-data";
import { lookOf } from "./chart-look";

type Props = { grid: Grid; hasPrevious: boolean; format: Format };

/** Categories as bars that lie, each with its name and its figure: readable as text without the bars. */
export function ChartRows({ grid, hasPrevious, format }: Props) {
  const top = Math.max(...grid.rows.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const count = grid.names.length;
  return (
    <div className="mt-2">
      {count > 1 && <ChartKey names={grid.names} hasPrevious={hasPrevious} />}
      <dl className="grid grid-cols-[minmax(0,max-content)_minmax(0,1fr)] gap-x-4 border-line border-t">
        {grid.rows.map(({ x, label, values }) => (
          <div
            key={x}
            className="col-span-2 grid grid-cols-subgrid items-center border-line border-b py-1.5"
          >
            <dt className="max-w-56 text-13 max-md:max-w-32">
              <bdi>{label}</bdi>
            </dt>
            <dd className="grid gap-1">
              {values.map((value, index) => (
                <Fragment key={grid.names[index]}>
                  {count > 1 && <span className="sr-only">{grid.names[index]}: </span>}
                  <Bar
                    share={top > 0 ? (value ?? 0) / top : 0}
                    text={value === null ? "–" : format(value)}
                    swatch={lookOf(index, count, hasPrevious).swatch}
                    isMain={index === 0}
                  />
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type BarProps = { share: number; text: string; swatch: string; isMain: boolean };

function Bar({ share, text, swatch, isMain }: BarProps) {
  return (
    <span className="flex items-center gap-2">
      <span className="min-w-0 flex-1" aria-hidden="true">
        <span
          className={cx("block min-w-px rounded-mark", isMain ? "h-3" : "h-1.5", swatch)}
          style={{ width: `${share * 100}%` }}
        />
      </span>
      <span
        className={cx(
          "min-w-12 text-right font-mono text-13 tabular-nums",
          !isMain && "text-muted",
        )}
      >
        {text}
      </span>
    </span>
  );
}
