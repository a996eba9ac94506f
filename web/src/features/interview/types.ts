import type {
  Answer,
  Computed,
  Drill,
  Evidence,
  Quantity,
  Turn,
} from "@/entities/interview/answer";
import type { InterviewSeniority } from "@/entities/interview/seniority";
import type { AttemptState, Phase, ReviewState } from "@/lib/vocabulary.generated";

export type {
  Answer,
  Computed,
  Drill,
  DrillEffect,
  EstimateRow,
  Evidence,
  Failure,
  FlowEffect,
  FlowState,
  Place,
  Quantity,
  Turn,
} from "@/entities/interview/answer";

export type DimensionId =
  | "requirements"
  | "estimation"
  | "interface"
  | "architecture"
  | "deep_dive"
  | "operations"
  | "tradeoffs";

/** The published rubric, as it stands in the content. */
export type Rubric = {
  phases: { id: Phase; title: string; minutes: number; hint: string }[];
  dimensions: {
    id: DimensionId;
    title: string;
    /** Points of 100. */
    weights: Record<InterviewSeniority, number>;
    evidence: string;
    /** What a level from 0 to 4 looks like. */
    anchors: string[];
  }[];
  caps: Cap[];
};

/** What holds a dimension at a level, or the whole at a total. */
export type Cap = {
  id: string;
  /** Null: of the whole. */
  dimension: DimensionId | null;
  /** 0 to 4. */
  level?: number;
  /** 0 to 100. */
  total?: number;
  title: string;
  reason: string;
};

/** Who scores: the closed checks by rules alone, or with a model's eyes. */
export type ScoredBy = {
  kind: "rules" | "model" | "person";
  model: string | null;
  version: number;
};

/** What the history says of an attempt. */
export type AttemptHead = {
  id: string;
  problem: { slug: string; title: string };
  seniority: InterviewSeniority;
  state: AttemptState;
  practice: boolean;
  started_at: string;
  finished_at: string | null;
  total: number | null;
  is_shown: boolean;
  review: ReviewState | null;
};

/** Which of the shown scores others see. */
export type Choice = "best" | "latest";

/** `get_interview_lobby`. */
export type Lobby = {
  may_start: boolean;
  /** Why not, as a code: `limit_reached`, `running`, … */
  why_not: string | null;
  practice: boolean;
  limit: number;
  used: number;
  resets_at: string;
  running: { id: string; problem: { slug: string; title: string }; ends_at: string } | null;
  /** The newest first. */
  attempts: AttemptHead[];
  choice: Choice;
  rubric: Rubric;
  scored_by: ScoredBy;
  /** How many problems there are. */
  problems: number;
};

/** What the candidate sees of a problem. */
export type Problem = {
  slug: string;
  title: string;
  summary: string;
  /** Markdown. */
  statement: string;
  tags: string[];
  flows: { id: string; title: string; kind: "read" | "write" }[];
  quantities: Quantity[];
};

/** `get_interview`: an attempt while it runs. */
export type Interview = {
  attempt: {
    id: string;
    state: AttemptState;
    practice: boolean;
    seniority: InterviewSeniority;
    phase: Phase;
    started_at: string;
    ends_at: string;
    /** The server's clock at this answer. */
    now: string;
    /** By part; see `Part`. */
    revisions: Record<string, number>;
  };
  problem: Problem;
  phases: Rubric["phases"];
  answer: Answer;
  computed: Computed[];
  turns: Turn[];
  drill: { next: boolean; done: Drill[] };
};

/** What is saved by itself. */
export type Part = "board" | "estimates" | "phase" | `notes.${Phase}`;

/** What became of one check. */
export type Finding = {
  check: string;
  dimension: DimensionId;
  points: number;
  title: string;
  met: boolean;
  by: "rules" | "model" | "person";
  evidence: Evidence | null;
  /** Of one that is not met, a code. */
  why: string | null;
  /** Percent. */
  confidence: number;
};

export type DimensionScore = {
  id: DimensionId;
  /** Points of 100. */
  weight: number;
  /** Points of its checks. */
  met: number;
  of: number;
  /** Tenths: 0 to 40. */
  level: number;
  /** The cap that holds it, if one does. */
  cap: string | null;
  /** Tenths of a point of the total. */
  share: number;
};

export type Score = { total: number; dimensions: DimensionScore[]; caps: string[] };

/** How a number was made. */
export type Receipt = {
  score: Score;
  findings: Finding[];
  versions: {
    scorer: number;
    /** Editions: SHA-256 in hex. */
    problem: string;
    rubric: string;
    prompt: number | null;
    model: string | null;
  };
  hashes: { transcript: string; board: string };
  /** Percent. */
  confidence: number;
};

/** `get_interview_receipt`: an attempt that is over, to its owner. */
export type Result = {
  attempt: {
    id: string;
    state: AttemptState;
    practice: boolean;
    seniority: InterviewSeniority;
    started_at: string;
    finished_at: string | null;
    scored_at: string | null;
    /** When the attempt came back, because it could not be scored. */
    returned_at: string | null;
    is_shown: boolean;
  };
  problem: Omit<Problem, "quantities"> & {
    quantities: Required<Quantity>[];
  };
  rubric: Rubric;
  scored_by: ScoredBy | null;
  /** What counts; a person's, once there was a review. Null until it is scored. */
  receipt: Receipt | null;
  /** What was there before a review was done. */
  before: Receipt | null;
  review: {
    state: ReviewState;
    reason: string;
    asked_at: string;
    decided_at: string | null;
    /** The total that was there before. */
    before: number | null;
  } | null;
  answer: Answer;
  computed: Computed[];
  drills: Drill[];
  turns: Turn[];
};

/** What "score again" says. */
export type Again = { total: number; same: boolean; made_by: number; now_by: number };
