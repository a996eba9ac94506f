import type { Phase } from "@/lib/vocabulary.generated";
import type { Board } from "@/ui/canvas/board";

export type EstimateRow = {
  id: string;
  /** What of the problem it estimates; null for a figure of one's own. */
  quantity: string | null;
  label: string;
  /** "50 million * 2 / day". */
  formula: string;
};

/** What a formula gives. */
export type Computed = {
  id: string;
  /** In the base unit: per second, bytes. */
  value: number | null;
  unit: { bytes: number; time: number } | null;
  /** "1.2 million/s". */
  text: string | null;
  error: { at: number; message: string } | null;
};

export type Failure =
  | { kind: "component_down"; node: string }
  | { kind: "traffic"; factor: number };

export type FlowState = "holds" | "broken" | "overloaded" | "lags" | "absent" | "unknown";

export type FlowEffect = {
  id: string;
  title: string;
  state: FlowState;
  why: string;
  /** Components that it crosses, in order. */
  path: string[];
  /** Where it breaks or what is overloaded. */
  component: string | null;
  /** A second, by the candidate's own numbers. */
  demand: number | null;
  capacity: number | null;
};

/** What a failure does to the board. */
export type DrillEffect = { flows: FlowEffect[]; held: boolean };

/** What is scored. */
export type Answer = {
  notes: Partial<Record<Phase, string>>;
  estimates: EstimateRow[];
  board: Board;
  turns: { from: "interviewer" | "candidate"; text: string; question: string | null }[];
  drills: { failure: Failure; board: Board; mend: string | null }[];
};

export type Turn = {
  sequence: number;
  from: "interviewer" | "candidate";
  text: string;
  at: string;
};

/** A failure drill that was begun. `effect_after` once it was mended. */
export type Drill = {
  failure: Failure;
  effect: DrillEffect;
  mend: string | null;
  effect_after: DrillEffect | null;
};

/** Where a quote stands. */
export type Place =
  | { notes: Phase }
  | { turn: number }
  | { board: string }
  | { estimate: string }
  | { drill: number };

/** What a check was decided by: words, a place on the board, or a computed estimate. */
export type Evidence =
  | { quote: string; place: Place }
  | { nodes: string[]; edges: string[] }
  | { estimate: string; value: number };

/** What has to be estimated. Once it is over, also the range that was expected, in the base unit. */
export type Quantity = {
  id: string;
  title: string;
  unit: string;
  low?: number;
  high?: number;
  reason?: string;
};
