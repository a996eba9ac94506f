import type { ComponentSeries, TargetResult, TroubleKind } from "@/lib/database.types";
import type { BoardMarks, Mark } from "@/ui/canvas/marks";
import type { Series } from "@/ui/chart/chart-data";

export const MINUTES = 1440;

/** A minute of the day: "08:05". */
export function clock(minute: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

export const troubleWords: Record<TroubleKind, string> = {
  down: "Down",
  partly_down: "Partly down",
  refusing: "Refuses calls",
};

/** What is wrong with a component in a minute; undefined when nothing is. */
export function troubleAt(component: ComponentSeries, minute: number): TroubleKind | undefined {
  return component.troubles.find(({ from, to }) => from <= minute && minute < to)?.kind;
}

/** Painted over the board: what is down or refuses in a minute. */
export function marksAt(components: readonly ComponentSeries[], minute: number): BoardMarks {
  const nodes: Record<string, Mark> = {};
  for (const one of components) {
    const kind = troubleAt(one, minute);
    if (kind) nodes[one.id] = { tone: "stop", word: troubleWords[kind] };
  }
  return { nodes, edges: {} };
}

/** Minutes in which something begins: a trouble of a component, or a target that is missed. In order, each once. */
export function moments(
  components: readonly ComponentSeries[],
  targets: readonly TargetResult[],
): number[] {
  const found = [
    ...components.flatMap(({ troubles }) => troubles.map(({ from }) => from)),
    ...targets.flatMap(({ minute }) => (minute === null ? [] : [minute])),
  ];
  return [...new Set(found)].sort((a, b) => a - b);
}

/** Points of a chart. */
export function seriesOf(name: string, values: readonly number[], stepMinutes: number): Series {
  return { name, points: values.map((y, index) => ({ x: clock(index * stepMinutes), y })) };
}

const figure = (value: number, digits: number) =>
  value.toLocaleString("en", { maximumFractionDigits: digits });

/** A value in its unit. A share that is not all is never shown as all. */
export function inUnit(value: number, unit: TargetResult["unit"]): string {
  switch (unit) {
    case "percent":
      return `${figure(value < 100 ? Math.min(value, 99.999) : 100, 3)} %`;
    case "minutes":
      return `${figure(value, 0)} min`;
    case "milliseconds":
      return `${figure(value, value < 10 ? 1 : 0)} ms`;
    case "seconds":
      return `${figure(value, value < 10 ? 1 : 0)} s`;
    case "items":
      return figure(value, 0);
    case "euros":
      return `${figure(value, 0)} €`;
  }
}

/** What was observed, beside what is allowed: "99.2 %, needs at least 99.9 %". */
export function observation({ observed, bound, unit, is_minimum }: TargetResult): string {
  const limit = is_minimum ? "at least" : "at most";
  return `${inUnit(observed, unit)}, needs ${limit} ${inUnit(bound, unit)}`;
}
