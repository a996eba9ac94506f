import type { ShownDimension } from "@/lib/database.types";
import { cx } from "@/ui/cx";
import { LevelBar } from "./LevelBar";

type Props = {
  dimensions: ShownDimension[];
  /** In a narrow column: the bar below its name. */
  narrow?: boolean | undefined;
  className?: string | undefined;
};

/** The dimensions of a score, each with its level from 0 to 4. On paper the figures alone, in two columns. */
export function DimensionLevels({ dimensions, narrow = false, className }: Props) {
  return (
    <ul
      aria-label="Levels from 0 to 4"
      className={cx("border-line border-t print:grid print:grid-cols-2 print:gap-x-8", className)}
    >
      {dimensions.map((one) => (
        <li
          key={one.id}
          className={cx(
            "grid items-center gap-x-4 border-line border-b py-1.5 text-13 print:grid-cols-[minmax(0,1fr)_2.5rem] print:py-px",
            narrow
              ? "grid-cols-[minmax(0,1fr)_2.5rem] gap-y-1"
              : "min-h-row-dense grid-cols-[minmax(0,1fr)_minmax(80px,200px)_2.5rem] max-sm:grid-cols-[minmax(0,1fr)_2.5rem] max-sm:gap-y-1",
          )}
        >
          <span className="min-w-0">{one.title}</span>
          {!narrow && (
            <LevelBar
              level={one.level}
              size="sm"
              className="max-sm:order-last max-sm:col-span-2 print:hidden"
            />
          )}
          <span className="text-right font-mono tabular-nums">
            {(one.level / 10).toFixed(1)}
            <span className="sr-only"> of 4, weighs {one.weight} of 100</span>
          </span>
          {narrow && <LevelBar level={one.level} size="sm" className="col-span-2 print:hidden" />}
        </li>
      ))}
    </ul>
  );
}
