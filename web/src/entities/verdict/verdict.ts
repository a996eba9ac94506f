import { type Verdict, verdictLabels } from "@/lib/vocabulary.generated";

/** A cell of the strip: a verdict, or why there is none. `not_run` = judging ended before it. */
export type CellState = Verdict | "waiting" | "not_run";

export type StripTest = {
  /** From 1. */
  position: number;
  /** What it is about. */
  name: string;
  visible: boolean;
  state: CellState;
  /** CPU time in milliseconds, and the most memory in KiB; null while there is no verdict. */
  timeMs: number | null;
  memoryKib: number | null;
};

/** What a test may use, for the figures' context. */
export type Limits = { timeMs: number; memoryMb: number };

export function cellLabel(state: CellState): string {
  if (state === "waiting") return "waiting";
  if (state === "not_run") return "not run";
  return verdictLabels[state];
}

/** "38 ms of 2,000"; without a limit "38 ms". */
export function timeText(ms: number, limitMs?: number | null): string {
  const used = Math.round(ms).toLocaleString("en");
  return limitMs ? `${used} ms of ${limitMs.toLocaleString("en")}` : `${used} ms`;
}

/** "9.1 MB of 128". */
export function memoryText(kib: number, limitMb?: number | null): string {
  const mb = kib / 1024;
  const used = mb < 10 ? mb.toFixed(1) : Math.round(mb).toLocaleString("en");
  return limitMb ? `${used} MB of ${limitMb}` : `${used} MB`;
}

/** What one test used, in a line; empty while there is no verdict. */
export function usageText(test: StripTest, limits?: Limits | null): string {
  return [
    test.timeMs === null ? "" : timeText(test.timeMs, limits?.timeMs),
    test.memoryKib === null ? "" : memoryText(test.memoryKib, limits?.memoryMb),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** A test in words: "Test 9, hidden, many pages of one version: Wrong answer, 38 ms of 2,000." */
export function testText(test: StripTest, limits?: Limits | null): string {
  const usage = usageText(test, limits);
  const which = `Test ${test.position}${test.visible ? "" : ", hidden"}, ${test.name}`;
  return `${which}: ${cellLabel(test.state)}${usage ? `, ${usage}` : ""}.`;
}

/** The strip in one sentence. */
export function stripText(tests: StripTest[]): string {
  const passed = tests.filter(({ state }) => state === "accepted").length;
  const waiting = tests.filter(({ state }) => state === "waiting").length;
  const first = tests.find(({ state }) => !["accepted", "waiting", "not_run"].includes(state));
  return [
    `${passed} of ${tests.length} tests passed.`,
    waiting > 0 ? `${waiting} waiting.` : "",
    first ? `First to fail: test ${first.position}, ${cellLabel(first.state)}.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}
