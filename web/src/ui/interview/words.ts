import type { Failure, FlowState } from "./answer";

/** Whose weights score an interview, in the order in which they are offered. */
export const seniorityWords = {
  junior: "Junior",
  mid: "Mid-level",
  senior: "Senior",
  staff: "Staff",
} as const;

export const flowStateWords: Record<FlowState, string> = {
  holds: "Holds",
  broken: "Broken",
  overloaded: "Overloaded",
  lags: "Lags behind",
  absent: "Not drawn",
  unknown: "Unknown",
};

/** What happened: "Meter store goes down". */
export function failureText(failure: Failure, nameOf: (node: string) => string): string {
  return failure.kind === "component_down"
    ? `${nameOf(failure.node)} goes down`
    : `${failure.factor} times the traffic`;
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
