import { type ScaleLinear, scaleBand, scaleLinear, scalePoint } from "d3-scale";
import type { Format, Grid } from "./chart-data";

export type Layout = {
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The middle of a row. */
  x: (index: number) => number;
  /** The width that a row's bars share. */
  band: number;
  y: ScaleLinear<number, number>;
  ticks: { value: number; text: string }[];
  /** About the width of the longest label below. */
  labelPx: number;
  /** How many labels have place below. */
  room: number;
  /** Whether the series' names are above the drawing, because beside the lines there is no room. */
  isKeyed: boolean;
  /** The row nearest to a place of the drawing. */
  nearest: (px: number) => number;
};

type Given = { kind: "line" | "bar"; grid: Grid; width: number; format: Format };

const HEIGHT = 224;
/** About the width of a letter at 12 px. */
const LETTER_PX = 6.6;

/** Where everything goes in a drawing of this width. */
export function layoutOf({ kind, grid, width, format }: Given): Layout {
  const values = grid.rows.flatMap((row) => row.values.filter((value) => value !== null));
  const isWhole = values.every(Number.isInteger);
  const highest = Math.max(isWhole ? 4 : 1e-9, ...values);
  const top = 10;
  const bottom = HEIGHT - 26;
  const y = scaleLinear().domain([0, highest]).nice(4).range([bottom, top]);
  const ticks = y
    .ticks(4)
    .filter((value) => !isWhole || Number.isInteger(value))
    .map((value) => ({ value, text: format(value) }));
  const letters = (texts: string[]) => Math.max(0, ...texts.map(({ length }) => length));
  const names = letters(grid.names) * LETTER_PX + 14;
  const isKeyed = grid.names.length > 1 && (kind === "bar" || names > width / 4);
  const left = letters(ticks.map(({ text }) => text)) * LETTER_PX + 10;
  const right = width - (isKeyed || grid.names.length < 2 ? 6 : names);
  const labelPx = letters(grid.rows.map(({ label }) => label)) * LETTER_PX;
  // The last label ends where its point is, and so comes nearer to the one before it by half its width.
  const room = Math.floor((right - left) / (labelPx * 1.5 + 8));
  const order = grid.rows.map((_, index) => index);
  const band = scaleBand<number>().domain(order).range([left, right]).padding(0.25);
  const point = scalePoint<number>()
    .domain(order)
    .range([left + 4, right - 4]);
  const x = (index: number) =>
    kind === "bar" ? (band(index) ?? 0) + band.bandwidth() / 2 : (point(index) ?? 0);
  const step = Math.max(1e-9, kind === "bar" ? band.step() : point.step());
  const nearest = (px: number) =>
    Math.max(0, Math.min(order.length - 1, Math.round((px - x(0)) / step)));
  return {
    height: HEIGHT,
    left,
    right,
    top,
    bottom,
    x,
    band: band.bandwidth(),
    y,
    ticks,
    labelPx,
    room,
    isKeyed,
    nearest,
  };
}
