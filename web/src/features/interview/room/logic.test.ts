import { expect, test } from "vitest";
import type { DrillEffect, FlowEffect, Interview, Problem } from "@/entities/interview/answer";
import type { Phase } from "@/lib/vocabulary.generated";
import type { Board } from "@/ui/canvas/board";
import { withSaved, withTurns } from "./cache";
import { clockOf } from "./clock";
import { loadText, marksOf } from "./drill-words";
import { errorText, quantitiesLeft, withRow } from "./estimate-rows";
import { missingIn } from "./missing";
import { placeHref, readPlace } from "./place";

const node = (id: string, kind: string, more: object = {}) => ({
  id,
  kind,
  label: "",
  note: "",
  x: 0,
  y: 0,
  ...more,
});
const board: Board = {
  nodes: [
    node("n1", "client"),
    node("n2", "service", { label: "API", instances: 3, capacity: 100 }),
    node("n3", "sql_database"),
  ],
  edges: [
    { id: "e1", from: "n1", to: "n2", label: "" },
    { id: "e2", from: "n2", to: "n3", label: "" },
    { id: "e3", from: "n3", to: "n2", label: "", kind: "copy" },
  ],
  notes: "",
};
const flow = (more: Partial<FlowEffect>): FlowEffect => ({
  id: "read",
  title: "Read",
  state: "holds",
  why: "",
  path: ["n1", "n2", "n3"],
  component: null,
  demand: null,
  capacity: null,
  ...more,
});

test("a failure is painted with words on the way that breaks", () => {
  const effect: DrillEffect = {
    held: false,
    flows: [
      flow({ state: "overloaded", component: "n2", path: ["n1", "n2"] }),
      flow({ state: "broken", component: "n3" }),
      flow({ state: "holds", path: [] }),
    ],
  };
  expect(marksOf({ kind: "component_down", node: "n3" }, effect, board)).toEqual({
    nodes: {
      n2: { tone: "wait", word: "Overloaded" },
      n3: { tone: "stop", word: "Down" },
    },
    edges: {
      e1: { tone: "stop", word: "Broken" },
      e2: { tone: "stop", word: "Broken" },
    },
  });
});

test("a load names the known numbers", () => {
  expect(loadText(flow({ demand: 11_111, capacity: 4000 }))).toBe(
    "11,100/s needed, 4,000/s handled",
  );
  expect(loadText(flow({}))).toBe("");
});

const phases = (
  ["requirements", "estimates", "interface", "architecture", "deep_dive"] as Phase[]
).map((id) => ({ id, title: id, minutes: 9, hint: "" }));
const problem: Problem = {
  slug: "x",
  title: "X",
  summary: "",
  statement: "",
  tags: [],
  flows: [],
  quantities: [{ id: "rate", title: "Writes", unit: "/s" }],
};
const noNotes = { requirements: "", estimates: "", interface: "", architecture: "", deep_dive: "" };

test("a last look finds what is not there, and is silent when all is", () => {
  const empty = {
    phases,
    problem,
    notes: noNotes,
    estimates: [],
    computed: [],
    turns: [],
    drills: [],
  };
  const nothing = missingIn({ ...empty, board: { nodes: [], edges: [], notes: "" } });
  expect(nothing.map(({ text }) => text)).toEqual([
    "You haven't written to the interviewer.",
    ...phases.map(({ title }) => `No notes on: ${title}.`),
    "Not estimated: Writes.",
    "Nothing is drawn.",
    "No failure drill was run.",
  ]);
  const drawn = missingIn({
    ...empty,
    board: { ...board, nodes: [...board.nodes, node("n4", "cache")] },
  });
  expect(drawn.map(({ text }) => text)).toContain("1 component without a connection.");
  expect(drawn.map(({ text }) => text)).toContain("2 components without a capacity.");
  const whole = missingIn({
    phases,
    problem,
    notes: { requirements: "a", estimates: "a", interface: "a", architecture: "a", deep_dive: "a" },
    estimates: [{ id: "q1", quantity: "rate", label: "", formula: "1/s" }],
    computed: [{ id: "q1", value: 1, unit: null, text: "1/s", error: null }],
    board: { ...board, nodes: board.nodes.map((one) => ({ ...one, capacity: 5 })) },
    turns: [{ sequence: 1, from: "candidate", text: "Hi", at: "" }],
    drills: [
      {
        failure: { kind: "traffic", factor: 10 },
        effect: { flows: [], held: true },
        mend: "x",
        effect_after: null,
      },
    ],
  });
  expect(whole).toEqual([]);
});

test("rows of estimates get names of their own, and each quantity is offered once", () => {
  const rows = withRow(withRow([], "rate"), null);
  expect(rows.map(({ id, quantity }) => [id, quantity])).toEqual([
    ["q1", "rate"],
    ["q2", null],
  ]);
  expect(quantitiesLeft(rows, problem)).toEqual([]);
  expect(quantitiesLeft([], problem)).toHaveLength(1);
});

test("an error of a sum says where, unless it is about the whole", () => {
  const computed = { id: "q1", value: null, unit: null, text: null };
  const error = { at: 4, message: "what is a foo" };
  expect(errorText("2 * foo", { ...computed, error })).toBe("What is a foo (at “foo”).");
  expect(errorText("  ", { ...computed, error })).toBeUndefined();
  const whole = { ...computed, text: "2 GB", error: { at: 0, message: "comes to data" } };
  expect(errorText("2 GB", whole)).toBe("Comes to data.");
});

test("the time is said at fifteen, five and one minute", () => {
  const minute = 60_000;
  const said = [16, 15, 14.5, 5, 4, 1, 0.2, 0].map(
    (left) => clockOf(left * minute, 45 * minute).said,
  );
  expect(said).toEqual([
    "",
    "No more than 15 min left.",
    "No more than 15 min left.",
    "No more than 5 min left.",
    "No more than 5 min left.",
    "No more than 1 min left.",
    "No more than 1 min left.",
    "Time is up.",
  ]);
  expect(clockOf(9 * minute + 5_000, 45 * minute)).toMatchObject({
    figures: "9:05",
    isLate: false,
  });
});

test("the open view is in the address", () => {
  const place = { work: "board", form: "text", aside: "drill", statement: false } as const;
  const href = placeHref("abc", place);
  expect(readPlace(href.slice(href.indexOf("?")))).toEqual(place);
  expect(readPlace("")).toEqual({
    work: null,
    form: "drawing",
    aside: "conversation",
    statement: null,
  });
});

test("a save is known to the page, but never an older one over a newer", () => {
  const known = {
    attempt: { phase: "requirements", revisions: { board: 3 } },
    answer: { notes: {}, estimates: [], board },
    computed: [],
  } as unknown as Interview;
  const noted = withSaved(known, { part: "notes.interface", value: "GET /x", revision: 1 });
  expect(noted.answer.notes).toEqual({ interface: "GET /x" });
  expect(noted.attempt.revisions).toEqual({ board: 3, "notes.interface": 1 });
  expect(withSaved(known, { part: "board", value: null, revision: 2 })).toBe(known);
  expect(withSaved(known, { part: "phase", value: "deep_dive", revision: 1 }).attempt.phase).toBe(
    "deep_dive",
  );
});

test("each turn is shown once, in order", () => {
  const turn = (sequence: number) => ({
    sequence,
    from: "interviewer" as const,
    text: `${sequence}`,
    at: "",
  });
  const turns = withTurns([turn(1), turn(3)], [turn(3), turn(2)]);
  expect(turns.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
});
