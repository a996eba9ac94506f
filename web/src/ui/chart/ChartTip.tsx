import { cx } from "../cx";
import type { Format, Grid } from "./chart-data";
import { lookOf } from "./chart-look";

type Props = {
  grid: Grid;
  index: number;
  x: number;
  width: number;
  hasPrevious: boolean;
  format: Format;
};

/** The figures of the point under the pointer. The slider says the same to a screen reader. */
export function ChartTip({ grid, index, x, width, hasPrevious, format }: Props) {
  const row = grid.rows[index];
  if (!row) return null;
  const isLeft = x > width / 2;
  return (
    <div
      aria-hidden="true"
      className={cx(
        "layer-box pointer-events-none absolute top-1 z-sticky grid grid-cols-[auto_1fr_auto] items-center gap-x-2 px-2.5 py-1.5 text-12 whitespace-nowrap",
        isLeft ? "-translate-x-[calc(100%+10px)]" : "translate-x-2.5",
      )}
      style={{ left: x }}
    >
      <span className="col-span-3 font-semibold">{row.label}</span>
      {grid.names.map((name, at) => {
        const value = row.values[at];
        return (
          <span key={name} className="contents">
            <span
              className={cx(
                "size-2 rounded-mark",
                lookOf(at, grid.names.length, hasPrevious).swatch,
              )}
            />
            <span className="text-muted">{name}</span>
            <span className="text-right font-mono tabular-nums">
              {typeof value === "number" ? format(value) : "–"}
            </span>
          </span>
        );
      })}
    </div>
  );
}
