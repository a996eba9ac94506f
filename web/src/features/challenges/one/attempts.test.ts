import { describe, expect, it } from "vitest";
import type { ChallengeVersion, TestHead } from "@/lib/database.types";
import type { AttemptState } from "../queries";
import { firstToSee, headline, stripOf } from "./attempts";

const names: ChallengeVersion["test_names"] = [
  { position: 1, name: "the example", visible: true },
  { position: 2, name: "nothing", visible: true },
  { position: 3, name: "very many", visible: false },
];
const attempt = (more: Partial<AttemptState>): AttemptState => ({
  id: "a",
  kind: "submit",
  language: "python",
  state: "done",
  verdict: "wrong_answer",
  passed: 2,
  total: 3,
  time_ms: 10,
  memory_kib: 9000,
  message: null,
  line: null,
  queued_at: "2026-11-21T12:00:00Z",
  judged_at: null,
  ...more,
});
const result = (position: number, verdict: TestHead["verdict"]): TestHead => ({
  position,
  name: `test ${position}`,
  visible: position < 3,
  verdict,
  time_ms: 10,
  memory_kib: 9000,
});

describe("the strip of an attempt", () => {
  it("has a cell for each test before its verdict is there", () => {
    const cells = stripOf(
      attempt({ state: "running", verdict: null, total: null }),
      [result(1, "accepted")],
      names,
    );
    expect(cells.map(({ state }) => state)).toEqual(["accepted", "waiting", "waiting"]);
  });

  it("says what was not run", () => {
    const cells = stripOf(attempt({ verdict: "compile_error" }), [], names);
    expect(cells.map(({ state }) => state)).toEqual(["not_run", "not_run", "not_run"]);
  });

  it("of a run is the visible tests", () => {
    expect(stripOf(attempt({ kind: "run", total: 2 }), [], names)).toHaveLength(2);
  });

  it("of an older version is what that version had", () => {
    const cells = stripOf(
      attempt({ total: 4 }),
      [result(1, "accepted"), result(2, "time_limit")],
      names,
    );
    expect(cells.map(({ state }) => state)).toEqual([
      "accepted",
      "time_limit",
      "not_run",
      "not_run",
    ]);
  });
});

describe("the headline", () => {
  const words = (more: Partial<AttemptState>, results: TestHead[] = []) => {
    const one = attempt(more);
    const { strong, rest } = headline(one, stripOf(one, results, names));
    return `${strong} | ${rest}`;
  };

  it("names the first test that failed, and its name though it is hidden", () => {
    const results = [result(1, "accepted"), result(2, "accepted"), result(3, "wrong_answer")];
    expect(words({}, results)).toBe("Wrong answer on test 3 | of 3, hidden: very many");
    expect(firstToSee(stripOf(attempt({}), results, names))).toBe(3);
  });

  it("counts while it is judged", () => {
    expect(words({ state: "queued", verdict: null })).toBe("Waiting for the judge | ");
    expect(words({ state: "running", verdict: null }, [result(1, "accepted")])).toBe(
      "Being judged | 1 of 3 tests so far",
    );
  });

  it("takes our faults on us", () => {
    expect(words({ verdict: "internal_error" })).toMatch(/^Internal error/);
  });

  it("tells a run from an answer", () => {
    expect(words({ kind: "run", verdict: "accepted", total: 2 })).toMatch(
      /^Passed \| the 2 visible tests/,
    );
    expect(words({ verdict: "accepted" })).toBe("Accepted | on all 3 tests");
  });
});
