import rubricContent from "@content/interview/rubric.json";
import type {
  AttemptHead,
  DimensionId,
  Finding,
  Lobby,
  NotMetReason,
  Result,
  Rubric,
} from "@/entities/interview/answer";
import type { ComponentKind } from "@/lib/database.types";

export const rubric = rubricContent as unknown as Rubric;

const finding = (
  check: string,
  dimension: DimensionId,
  title: string,
  more: Partial<Finding> = {},
): Finding => ({
  check,
  dimension,
  points: 2,
  title,
  met: true,
  by: "rules",
  evidence: null,
  why: null,
  confidence: 100,
  ...more,
});

const missing = (check: string, dimension: DimensionId, title: string, why: NotMetReason) =>
  finding(check, dimension, title, { met: false, why, points: 1 });

const findings: Finding[] = [
  finding("features", "requirements", "Names what the service has to do", {
    evidence: {
      quote: "A household sees by seven what yesterday cost, and can ask how an amount came about.",
      place: { notes: "requirements" },
    },
  }),
  finding("left_out", "requirements", "Names what is left out", {
    evidence: {
      quote: "I leave out the payment itself and the radio to the meters.",
      place: { notes: "requirements" },
    },
  }),
  missing("speed_target", "requirements", "Gives a target for speed with a number", "no_number"),
  finding("value_rate", "estimation", "The values that come in a second, at the peak", {
    evidence: { estimate: "q1", value: 72000 },
    points: 3,
  }),
  missing("value_storage", "estimation", "What the values of ten years take", "out_of_range"),
  finding("operations", "interface", "Describes the operations with their input", {
    evidence: {
      quote: "PUT /values takes the meter, the quarter hour and the value.",
      place: { notes: "interface" },
    },
  }),
  missing(
    "twice",
    "interface",
    "Says what happens when a call comes twice",
    "nearer_to_counterexample",
  ),
  finding("path_take", "architecture", "A meter's values come in and are kept", {
    evidence: { nodes: ["n1", "n2", "n3", "n4"], edges: ["e1", "e2", "e3"] },
    points: 3,
  }),
  finding("path_view", "architecture", "A household looks at its amounts", {
    evidence: { nodes: ["n5", "n6", "n7"], edges: ["e5", "e6"] },
    points: 3,
  }),
  missing("path_make", "architecture", "A day's values become an amount", "no_path"),
  finding("recompute", "deep_dive", "Makes an amount again from what it was made of", {
    evidence: {
      quote: "We keep every version of a price list, so a day can be worked out again as it was.",
      place: { turn: 3 },
    },
    by: "model",
    confidence: 67,
  }),
  missing("late_values", "deep_dive", "Says what a late value does to a bill", "negated"),
  finding("resilient", "operations", "No single component stops the values from coming in", {
    met: false,
    why: "single_point",
    evidence: { nodes: ["n4"], edges: [] },
    points: 3,
  }),
  finding("drill_explained", "operations", "The fix names what failed and what takes over", {
    evidence: {
      quote: "A second copy of the store takes over when the first is gone.",
      place: { drill: 0 },
    },
  }),
  finding("choice", "tradeoffs", "Compares two ways", {
    evidence: {
      quote: "A queue instead of calling the worker at once, because a night's load then waits.",
      place: { turn: 5 },
    },
  }),
  missing("price", "tradeoffs", "Says what the choice costs", "not_found"),
];

const text = {
  requirements:
    "A household sees by seven what yesterday cost, and can ask how an amount came about.\nI leave out the payment itself and the radio to the meters.\n<b>Not bold</b> and [no link](https://example.org).",
  estimates: "The night is what counts: nine tenths within three hours.",
  interface:
    "PUT /values takes the meter, the quarter hour and the value. GET /amounts?household=&month=.",
  architecture:
    "Boxes send to a gateway, values go through a queue to a worker and into the store.",
  deep_dive: "Prices have versions.",
};

const talk: [from: "interviewer" | "candidate", text: string][] = [
  ["interviewer", "Hello. Take your time to read the problem. What would you like to know first?"],
  ["candidate", "How exact does a sum have to be?"],
  ["interviewer", "To the hundredth of a cent for each day, and the month is the sum of its days."],
  [
    "candidate",
    "We keep every version of a price list, so a day can be worked out again as it was.",
  ],
  ["interviewer", "Why does a queue stand between the gateway and the worker?"],
  [
    "candidate",
    "A queue instead of calling the worker at once, because a night's load then waits.",
  ],
];

const node = (id: string, kind: ComponentKind, label: string, x: number, y: number, note = "") => ({
  id,
  kind,
  label,
  note,
  x,
  y,
});
const edge = (id: string, from: string, to: string, label = "") => ({ id, from, to, label });

const board: Result["answer"]["board"] = {
  nodes: [
    node("n1", "external", "Boxes", 0, 0),
    node("n2", "gateway", "Intake", 260, 0),
    node("n3", "queue", "Values", 520, 0),
    node("n4", "nosql_database", "Meter store", 780, 0, "Partitioned by meter and month"),
    node("n5", "client", "Household", 0, 180),
    node("n6", "service", "Amounts", 260, 180),
    node("n7", "sql_database", "Bills", 520, 180),
  ],
  edges: [
    edge("e1", "n1", "n2", "values"),
    edge("e2", "n2", "n3"),
    edge("e3", "n3", "n4"),
    edge("e5", "n5", "n6"),
    edge("e6", "n6", "n7"),
  ],
  notes: "",
};

/** An interview that was scored, with a finding of every kind. */
export const result: Result = {
  attempt: {
    id: "0b5f2c1e-6a2d-4a0e-9c57-1f1f0e0b8a11",
    state: "scored",
    practice: false,
    seniority: "senior",
    started_at: "2026-11-19T17:00:00Z",
    finished_at: "2026-11-19T17:44:10Z",
    scored_at: "2026-11-19T17:44:11Z",
    returned_at: null,
    is_shown: false,
  },
  problem: {
    slug: "meter-bills",
    title: "What yesterday's electricity cost",
    summary:
      "Turn the quarter hours of 9 million meters into a daily amount by seven in the morning.",
    statement:
      "# What did yesterday cost?\n\nA grid company reads the electricity meters of a region. Every morning at seven, a household should see what yesterday cost.",
    tags: ["batch", "money"],
    flows: [
      { id: "take_readings", title: "A meter's values come in and are kept", kind: "write" },
      { id: "make_amounts", title: "A day's values become an amount", kind: "write" },
      { id: "view_amount", title: "A household looks at its amounts", kind: "read" },
    ],
    quantities: [
      {
        id: "value_rate",
        title: "Values that come in a second, at the peak",
        unit: "/s",
        low: 9000,
        high: 600_000,
        reason: "864 million a day; nine tenths of them in three hours are 72,000 a second.",
      },
      {
        id: "value_storage",
        title: "Values kept for ten years",
        unit: "B",
        low: 15e12,
        high: 800e12,
        reason: "864 million a day, 30 bytes each, ten years: 95 TB in one copy.",
      },
      {
        id: "view_rate",
        title: "Amounts looked at a second, at the peak",
        unit: "/s",
        low: 10,
        high: 3000,
        reason: "600,000 people, most of them within two to four hours.",
      },
    ],
  },
  rubric,
  scored_by: { kind: "rules", model: null, version: 1 },
  receipt: {
    score: {
      total: 57,
      seniority: "senior",
      dimensions: [
        { id: "requirements", weight: 15, met: 4, of: 5, level: 32, cap: null, share: 120 },
        { id: "estimation", weight: 10, met: 3, of: 4, level: 30, cap: null, share: 75 },
        { id: "interface", weight: 15, met: 2, of: 3, level: 27, cap: null, share: 101 },
        { id: "architecture", weight: 15, met: 6, of: 7, level: 34, cap: null, share: 128 },
        { id: "deep_dive", weight: 15, met: 2, of: 3, level: 27, cap: null, share: 101 },
        { id: "operations", weight: 15, met: 2, of: 5, level: 15, cap: "single_server", share: 56 },
        { id: "tradeoffs", weight: 15, met: 2, of: 3, level: 15, cap: "no_downside", share: 56 },
      ],
      caps: ["single_server", "no_downside"],
    },
    findings,
    versions: {
      scorer: 1,
      problem: "6f1ed002ab5595859014ebf0951522d9f1b3a1c3d1e1f6c2c8a5d7e9b3f0a1c2",
      rubric: "b8a5d7e9b3f0a1c26f1ed002ab5595859014ebf0951522d9f1b3a1c3d1e1f6c2",
      prompt: null,
      model: null,
    },
    hashes: {
      transcript: "1522d9f1b3a1c3d1e1f6c2b8a5d7e9b3f0a1c26f1ed002ab5595859014ebf095",
      board: "c3d1e1f6c2b8a5d7e9b3f0a1c26f1ed002ab5595859014ebf0951522d9f1b3a1",
    },
    confidence: 97,
  },
  before: null,
  review: null,
  answer: {
    notes: text,
    estimates: [
      { id: "q1", quantity: "value_rate", label: "", formula: "9 million * 96 * 0.9 / 3 h" },
      { id: "q2", quantity: "value_storage", label: "", formula: "864 million * 30 B" },
      { id: "q3", quantity: null, label: "Boxes", formula: "9 million / 40" },
    ],
    board,
    turns: talk.map(([from, words]) => ({ from, text: words, question: null })),
    drills: [],
  },
  computed: [
    { id: "q1", value: 72_000, unit: { bytes: 0, time: -1 }, text: "72,000/s", error: null },
    { id: "q2", value: 25.9e9, unit: { bytes: 1, time: 0 }, text: "25.9 GB", error: null },
    { id: "q3", value: 225_000, unit: { bytes: 0, time: 0 }, text: "225,000", error: null },
  ],
  drills: [
    {
      failure: { kind: "component_down", node: "n4" },
      effect: {
        held: false,
        flows: [
          {
            id: "take_readings",
            title: "A meter's values come in and are kept",
            state: "broken",
            why: "Meter store has no stand-in.",
            path: ["n1", "n2", "n3"],
            component: "n4",
            demand: 72_000,
            capacity: null,
          },
          {
            id: "make_amounts",
            title: "A day's values become an amount",
            state: "absent",
            why: "There was no way before either.",
            path: [],
            component: null,
            demand: null,
            capacity: null,
          },
          {
            id: "view_amount",
            title: "A household looks at its amounts",
            state: "holds",
            why: "Nothing on its way is gone.",
            path: ["n5", "n6", "n7"],
            component: null,
            demand: 120,
            capacity: 500,
          },
        ],
      },
      mend: "A second copy of the store takes over when the first is gone.",
      effect_after: {
        held: true,
        flows: [
          {
            id: "take_readings",
            title: "A meter's values come in and are kept",
            state: "holds",
            why: "A copy of Meter store takes over.",
            path: ["n1", "n2", "n3", "n4"],
            component: null,
            demand: 72_000,
            capacity: 90_000,
          },
        ],
      },
    },
  ],
  turns: talk.map(([from, words], index) => ({
    sequence: index + 1,
    from,
    text: words,
    at: `2026-11-19T17:${String(2 + index * 4).padStart(2, "0")}:00Z`,
  })),
};

const head = (id: string, title: string, at: string, more: Partial<AttemptHead>): AttemptHead => ({
  id,
  problem: { slug: title.toLowerCase().replaceAll(" ", "-"), title },
  seniority: "senior",
  state: "scored",
  practice: false,
  started_at: at,
  finished_at: at,
  total: null,
  is_shown: false,
  review: null,
  ...more,
});

/** A lobby with a history and one attempt left. */
export const lobby: Lobby = {
  may_start: true,
  why_not: null,
  practice: false,
  limit: 2,
  used: 1,
  resets_at: "2026-12-01T00:00:00Z",
  running: null,
  attempts: [
    head(result.attempt.id, "What yesterday's electricity cost", "2026-11-19T17:00:00Z", {
      total: 57,
    }),
    head("a2", "Handover photos", "2026-10-21T09:00:00Z", { state: "unscored" }),
    head("a3", "Bus departures", "2026-10-08T15:00:00Z", {
      total: 71,
      is_shown: true,
      review: "done",
    }),
    head("a4", "Parcel lockers", "2026-08-30T08:00:00Z", {
      total: 48,
      is_shown: true,
      seniority: "mid",
    }),
    head("a5", "Waiting room for tickets", "2026-07-11T18:00:00Z", { total: 39, seniority: "mid" }),
  ],
  choice: "best",
  rubric,
  scored_by: { kind: "rules", model: null, version: 1 },
  problems: 12,
};
