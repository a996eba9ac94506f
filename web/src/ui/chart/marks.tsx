import { line } from "d3-shape";
import { type Grid, spread } from "./chart-data";
import type { Layout } from "./chart-layout";
import { lookOf } from "./chart-look";

type Part = { layout: Layout; grid: Grid };
type Marks = Part & { hasPrevious: boolean; shown: number | null };

/** Hairlines with their figures, and the labels of the rows that have room. */
export function Axis({ layout, grid, labelled }: Part & { labelled: number[] }) {
  const { left, right, bottom, ticks, y, x } = layout;
  return (
    <g>
      {ticks.map(({ value, text }) => (
        <g key={value} transform={`translate(0 ${y(value)})`}>
          <line
            x1={left}
            x2={right}
            className={value === 0 ? "stroke-line-strong" : "stroke-line"}
          />
          <text x={left - 8} dy="0.32em" textAnchor="end" className="fill-muted tabular-nums">
            {text}
          </text>
        </g>
      ))}
      {labelled.map((index) => (
        <text
          key={index}
          x={x(index)}
          y={bottom + 18}
          textAnchor={anchorOf(x(index), layout)}
          className="fill-muted"
        >
          {grid.rows[index]?.label}
        </text>
      ))}
    </g>
  );
}

/** Labels at the edges stay inside. */
function anchorOf(x: number, { left, right, labelPx }: Layout): "start" | "middle" | "end" {
  if (right - x < labelPx / 2) return "end";
  return x - left < labelPx / 2 ? "start" : "middle";
}

/** A line for each series, the previous period below the others, and the points of the row that is read. */
export function Lines({ layout, grid, hasPrevious, shown }: Marks) {
  const count = grid.names.length;
  return (
    <g fill="none">
      {shown !== null && (
        <line
          x1={layout.x(shown)}
          x2={layout.x(shown)}
          y1={layout.top}
          y2={layout.bottom}
          className="stroke-line-strong"
        />
      )}
      {grid.names
        .map((name, series) => ({ name, series, look: lookOf(series, count, hasPrevious) }))
        .reverse()
        .map(({ name, series, look }) => {
          const values = grid.rows.map(({ values }) => values[series] ?? null);
          const path = line<number | null>()
            .defined((value) => value !== null)
            .x((_, index) => layout.x(index))
            .y((value) => layout.y(value ?? 0));
          const dots = values
            .map((value, index) => ({ value, index }))
            .filter(
              ({ value, index }) => value !== null && (index === shown || isAlone(values, index)),
            );
          return (
            <g key={name} className={look.stroke} strokeWidth={look.width}>
              <path
                d={path(values) ?? undefined}
                strokeDasharray={look.dash}
                strokeLinejoin="round"
                strokeLinecap="round"
              />
              {dots.map(({ value, index }) => (
                <circle
                  key={index}
                  cx={layout.x(index)}
                  cy={layout.y(value ?? 0)}
                  r={3.5}
                  className="fill-paper"
                />
              ))}
            </g>
          );
        })}
    </g>
  );
}

/** A point between two gaps has no line: it is drawn as a dot. */
function isAlone(values: (number | null)[], index: number): boolean {
  return (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;
}

/** Bars that stand, side by side for each row. */
export function Columns({ layout, grid, hasPrevious, shown }: Marks) {
  const count = grid.names.length;
  const each = Math.min(28, layout.band / count);
  return (
    <g>
      {grid.rows.map(({ x, values }, row) => (
        <g key={x} className={shown === null || shown === row ? undefined : "opacity-60"}>
          {values.map((value, series) =>
            value ? (
              <rect
                key={grid.names[series]}
                x={layout.x(row) - (each * count) / 2 + each * series}
                width={Math.max(1, each - 1)}
                y={layout.y(value)}
                height={layout.bottom - layout.y(value)}
                className={lookOf(series, count, hasPrevious).fill}
              />
            ) : null,
          )}
        </g>
      ))}
    </g>
  );
}

/** The name of each series at the end of its line. */
export function LineNames({ layout, grid, hasPrevious }: Part & { hasPrevious: boolean }) {
  const ends = grid.names.map((_, series) => {
    const row = grid.rows.findLast(({ values }) => typeof values[series] === "number");
    return layout.y(row?.values[series] ?? 0);
  });
  const places = spread(ends, 15, layout.bottom);
  return grid.names.map((name, series) => (
    <text
      key={name}
      x={layout.right + 8}
      y={places[series]}
      dy="0.32em"
      className={
        lookOf(series, grid.names.length, hasPrevious).stroke === "stroke-action"
          ? "fill-action"
          : "fill-muted"
      }
    >
      {name}
    </text>
  ));
}
