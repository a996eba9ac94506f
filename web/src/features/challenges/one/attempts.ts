import type { CellState, StripTest } from "@/entities/verdict/verdict";
import type { ChallengeVersion, TestHead } from "@/lib/database.types";
import { verdictLabels } from "@/lib/vocabulary.generated";
import type { AttemptState } from "../queries";

/** The one test of a run on an input of one's own. */
export const ownTest: ChallengeVersion["test_names"] = [
  { position: 1, name: "Your input", visible: true },
];

/**
 * The cells of an attempt: every test it was, or will be, judged by. `names` are those of the version it is judged by,
 * none when that is not known any more.
 */
export function stripOf(
  attempt: Pick<AttemptState, "kind" | "state" | "total">,
  results: TestHead[],
  names: ChallengeVersion["test_names"],
): StripTest[] {
  const known = new Map(results.map((result) => [result.position, result]));
  const named = names.filter((test) => attempt.kind !== "run" || test.visible);
  // An own input is one test, and an older version had others: then the results alone say which.
  const fits = attempt.total === null || attempt.total === named.length;
  const tests = fits ? named : results;
  const missing: CellState = attempt.state === "done" ? "not_run" : "waiting";
  const cells = tests.map(({ position, name, visible }): StripTest => {
    const result = known.get(position);
    return {
      position,
      name,
      visible,
      state: result?.verdict ?? missing,
      timeMs: result?.time_ms ?? null,
      memoryKib: result?.memory_kib ?? null,
    };
  });
  if (fits || attempt.total === null) return cells;
  // Tests of an older version that were not run have no name any more.
  for (let position = cells.length + 1; position <= attempt.total; position++) {
    cells.push({
      position,
      name: "a test of an earlier version",
      visible: false,
      state: missing,
      timeMs: null,
      memoryKib: null,
    });
  }
  return cells;
}

/** What an attempt came to, in the line above its strip: in bold, and what follows. */
export function headline(
  attempt: AttemptState,
  tests: StripTest[],
): { strong: string; rest: string } {
  const { kind, state, verdict } = attempt;
  if (state === "queued") return { strong: "Waiting for the judge", rest: "" };
  const judged = tests.filter((test) => test.state !== "waiting").length;
  if (state === "running" || verdict === null) {
    return { strong: "Being judged", rest: `${judged} of ${tests.length} tests so far` };
  }
  if (verdict === "accepted") {
    if (kind === "run") {
      return tests.length === 1
        ? { strong: "It ran", rest: "on one test" }
        : {
            strong: "Passed",
            rest: `the ${tests.length} visible tests. Submit to be judged by all.`,
          };
    }
    return { strong: "Accepted", rest: `on all ${tests.length} tests` };
  }
  if (verdict === "compile_error")
    return { strong: verdictLabels[verdict], rest: "so no tests ran" };
  if (verdict === "internal_error") {
    return {
      strong: verdictLabels[verdict],
      rest: "the judge failed. This attempt doesn't count",
    };
  }
  const first = tests.find((test) => !["accepted", "waiting", "not_run"].includes(test.state));
  if (!first) return { strong: verdictLabels[verdict], rest: "" };
  const which = `of ${tests.length}${first.visible ? "" : ", hidden"}: ${first.name}`;
  return { strong: `${verdictLabels[verdict]} on test ${first.position}`, rest: which };
}

/** The test whose result is looked at first: the first that failed, or the only one. */
export function firstToSee(tests: StripTest[]): number | null {
  const failed = tests.find((test) => !["accepted", "waiting", "not_run"].includes(test.state));
  return failed?.position ?? (tests.length === 1 ? (tests[0]?.position ?? null) : null);
}
