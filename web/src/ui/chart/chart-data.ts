/** A point of a chart. `x` is a day, week or month ("2026-11-03", "2026-11"), or the name of a category. */
export type Point = {
  x: string;
  /** Null where nothing is known: the line has a gap, the table says "–". */
  y: number | null;
};

export type Series = { name: string; points: Point[] };

/** What chart, table and summary are made of: one row per `x`, one column per series. */
export type Grid = {
  names: string[];
  rows: { x: string; label: string; values: (number | null)[] }[];
};

const DATE = /^\d{4}-\d{2}(-\d{2})?$/;

/** A date in words; anything else as it is. A day is a day of the data, whatever the reader's time zone. */
export function pointLabel(x: string, locale?: string): string {
  if (!DATE.test(x)) return x;
  const isMonth = x.length === 7;
  return new Intl.DateTimeFormat(locale, {
    timeZone: "UTC",
    month: isMonth ? "long" : "short",
    ...(isMonth ? { year: "numeric" } : { day: "numeric" }),
  }).format(new Date(isMonth ? `${x}-01` : x));
}

/** Lines the series up by position: the first point of the previous period belongs to the first of this one. */
export function gridOf(
  series: Series[],
  previous: Series | undefined,
  labelOf: (x: string) => string = pointLabel,
): Grid {
  const all = previous ? [...series, previous] : series;
  const rows = (series[0]?.points ?? []).map(({ x }, index) => ({
    x,
    label: labelOf(x),
    values: all.map(({ points }) => points[index]?.y ?? null),
  }));
  return { names: all.map(({ name }) => name), rows };
}

/** Whether there is nothing to draw: no point, or only zeros and gaps. */
export function isEmpty(grid: Grid): boolean {
  return grid.rows.every(({ values }) => values.every((value) => !value));
}

/** What a screen reader says instead of the drawing: for each series its total, its highest and its last point. */
export function summaryOf(grid: Grid, unit: string, isSummable: boolean, format: Format): string {
  const [first, last] = [grid.rows[0], grid.rows.at(-1)];
  if (!first || !last) return "";
  const sentences = grid.names.map((name, index) => {
    const known = grid.rows.flatMap(({ label, values }) => {
      const value = values[index];
      return value === null || value === undefined ? [] : [{ label, value }];
    });
    const top = known.reduce<(typeof known)[number] | undefined>(
      (best, one) => (best && best.value >= one.value ? best : one),
      undefined,
    );
    if (!top) return `${name}: no data.`;
    const sum = known.reduce((total, { value }) => total + value, 0);
    const total = isSummable ? `${format(sum)} ${unit} in total, ` : "";
    return `${name}: ${total}highest ${format(top.value)} (${top.label}), last ${format(known.at(-1)?.value ?? 0)}.`;
  });
  return `${first.label} to ${last.label}. ${sentences.join(" ")}`;
}

/** One row in words: "3 Nov: Views 12, Previous period 9". */
export function rowText(grid: Grid, index: number, format: Format): string {
  const row = grid.rows[index];
  if (!row) return "";
  const parts = grid.names.map((name, at) => {
    const value = row.values[at];
    return `${name} ${value === null || value === undefined ? "no data" : format(value)}`;
  });
  return `${row.label}: ${parts.join(", ")}`;
}

export type Format = (value: number) => string;

export const plainFigure: Format = (value) =>
  value.toLocaleString(undefined, { maximumFractionDigits: 1 });

/** Which of `count` labels are shown when only `room` have place: evenly, always the last one. */
export function sparse(count: number, room: number): number[] {
  const step = Math.max(1, Math.ceil(count / Math.max(1, room)));
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % step === 0,
  );
}

/** Moves labels apart that are closer than `gap`, in order, and keeps them between 0 and `height`. */
export function spread(wanted: number[], gap: number, height: number): number[] {
  const order = wanted.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y);
  let floor = 0;
  const placed = order.map(({ y, index }) => {
    const at = Math.max(y, floor);
    floor = at + gap;
    return { at, index };
  });
  const over = Math.max(0, floor - gap - height);
  const moved: number[] = [];
  for (const { at, index } of placed) moved[index] = Math.max(0, at - over);
  return moved;
}
