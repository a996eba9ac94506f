/** How the series of a chart differ: by dash and weight too, never by colour alone. */
const looks = [
  { stroke: "stroke-action", fill: "fill-action", swatch: "bg-action", dash: undefined, width: 2 },
  { stroke: "stroke-ink", fill: "fill-ink", swatch: "bg-ink", dash: "6 3", width: 1.5 },
  { stroke: "stroke-said", fill: "fill-said", swatch: "bg-said", dash: "2 3", width: 1.5 },
  { stroke: "stroke-faint", fill: "fill-faint", swatch: "bg-faint", dash: "8 3 2 3", width: 1.5 },
] as const;

const previousLook = {
  stroke: "stroke-line-field",
  fill: "fill-line-strong",
  swatch: "bg-line-field",
  dash: undefined,
  width: 1.5,
} as const;

export type Look = (typeof looks)[number] | typeof previousLook;

/** The look of the column at `index`; the previous period is the last column and drawn in faint. */
export function lookOf(index: number, count: number, hasPrevious: boolean): Look {
  if (hasPrevious && index === count - 1) return previousLook;
  return looks[index % looks.length] ?? looks[0];
}
