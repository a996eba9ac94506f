import { type BoardNode, nameOf } from "@/ui/canvas/board";
import type { Failure, FlowState } from "./answer";

/** What became of a flow, in a word, and how the word is drawn. */
export const flowLabels: Record<
  FlowState,
  { word: string; tone: "plain" | "dashed" | "wait" | "stop" }
> = {
  holds: { word: "Holds", tone: "plain" },
  broken: { word: "Broken", tone: "stop" },
  overloaded: { word: "Overloaded", tone: "wait" },
  lags: { word: "Falls behind", tone: "wait" },
  absent: { word: "Not drawn", tone: "dashed" },
  unknown: { word: "Unknown", tone: "dashed" },
};

/** What happened to one of these components: "Feed cache is gone", "10 times the traffic". */
export function failureText(failure: Failure, nodes: BoardNode[]): string {
  if (failure.kind === "traffic") return `${failure.factor} times the traffic`;
  const node = nodes.find(({ id }) => id === failure.node);
  if (!node) return "A component is gone";
  return (node.instances ?? 1) > 1
    ? `One instance of ${nameOf(node)} is gone`
    : `${nameOf(node)} is gone`;
}

const units: Record<string, string> = { "/s": " a second", B: " bytes", "B/s": " bytes a second" };
const steps: [number, string][] = [
  [1e15, " quadrillion"],
  [1e12, " trillion"],
  [1e9, " billion"],
  [1e6, " million"],
];
const byteSteps: [number, string][] = [
  [1e15, " PB"],
  [1e12, " TB"],
  [1e9, " GB"],
  [1e6, " MB"],
  [1e3, " kB"],
];

/** A figure of an estimate in words: "9,000 a second", "15 TB", "1.2 GB a second". */
export function figureText(value: number, unit: string): string {
  const isBytes = unit.startsWith("B");
  const step = (isBytes ? byteSteps : steps).find(([size]) => Math.abs(value) >= size);
  const number = (value / (step?.[0] ?? 1)).toLocaleString("en", { maximumSignificantDigits: 3 });
  if (step && isBytes) return number + step[1] + (unit === "B/s" ? " a second" : "");
  return number + (step?.[1] ?? "") + (units[unit] ?? "");
}
