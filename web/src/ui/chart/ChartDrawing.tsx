import { useId, useLayoutEffect, useRef, useState } from "react";
import { ChartKey } from "./ChartKey";
import { ChartTip } from "./ChartTip";
import { type Format, type Grid, rowText, sparse } from "./chart-data";
import { layoutOf } from "./chart-layout";
import { Axis, Columns, LineNames, Lines } from "./marks";

export type DrawingProps = {
  kind: "line" | "bar";
  title: string;
  grid: Grid;
  hasPrevious: boolean;
  format: Format;
};

/**
 * The drawing. The pointer and the arrow keys walk its points: an invisible slider lies over it, so that keys, screen
 * readers and touch work as with any slider.
 */
export function ChartDrawing({ kind, title, grid, hasPrevious, format }: DrawingProps) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  const [shown, setShown] = useState<number | null>(null);
  const hint = useId();
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(Math.max(240, element.clientWidth)));
    observer.observe(element);
    setWidth(Math.max(240, element.clientWidth));
    return () => observer.disconnect();
  }, []);

  const layout = layoutOf({ kind, grid, width, format });
  const last = grid.rows.length - 1;
  const at = Math.min(shown ?? last, last);
  return (
    <div className="mt-2">
      {layout.isKeyed && <ChartKey names={grid.names} hasPrevious={hasPrevious} />}
      <div
        ref={box}
        className="relative h-56 rounded-tag outline-offset-2 outline-action has-focus-visible:outline-2"
        onPointerMove={(event) => {
          const { left } = event.currentTarget.getBoundingClientRect();
          setShown(layout.nearest(event.clientX - left));
        }}
        onPointerLeave={() => setShown(null)}
      >
        <svg
          viewBox={`0 0 ${width} ${layout.height}`}
          className="block h-full w-full overflow-visible text-12"
          aria-hidden="true"
        >
          <Axis layout={layout} grid={grid} labelled={sparse(grid.rows.length, layout.room)} />
          {kind === "line" ? (
            <Lines layout={layout} grid={grid} hasPrevious={hasPrevious} shown={shown} />
          ) : (
            <Columns layout={layout} grid={grid} hasPrevious={hasPrevious} shown={shown} />
          )}
          {kind === "line" && !layout.isKeyed && grid.names.length > 1 && (
            <LineNames layout={layout} grid={grid} hasPrevious={hasPrevious} />
          )}
        </svg>
        <input
          type="range"
          min={0}
          max={last}
          step={1}
          value={at}
          onChange={(event) => setShown(event.currentTarget.valueAsNumber)}
          onFocus={(event) => event.currentTarget.matches(":focus-visible") && setShown(at)}
          onBlur={() => setShown(null)}
          onKeyDown={(event) => event.key === "Escape" && setShown(null)}
          aria-label={`Points of ${title}`}
          aria-valuetext={rowText(grid, at, format)}
          aria-describedby={hint}
          data-print="no"
          className="absolute inset-0 m-0 h-full w-full cursor-crosshair touch-pan-y opacity-0"
        />
        <span id={hint} hidden>
          Use the arrow keys to read each point.
        </span>
        {shown !== null && (
          <ChartTip
            grid={grid}
            index={at}
            x={layout.x(at)}
            width={width}
            hasPrevious={hasPrevious}
            format={format}
          />
        )}
      </div>
    </div>
  );
}
