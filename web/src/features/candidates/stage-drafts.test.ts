import { expect, it } from "vitest";
import { canMove, moved, problemOf, type StageDraft } from "./stage-drafts";

const draft = (name: string, kind: StageDraft["kind"]): StageDraft => ({
  key: name,
  id: name,
  name,
  kind,
});
const stages = [draft("Call", "screening"), draft("Hired", "hired"), draft("Closed", "closed")];

it("says what is wrong as the server would", () => {
  expect(problemOf(stages)).toBeNull();
  expect(problemOf([])).toMatch(/^Begin/);
  expect(problemOf(stages.toReversed())).toMatch(/^Begin/);
  expect(problemOf(stages.slice(0, 2))).toBe("Keep a stage of the kind Closed.");
  expect(problemOf([...stages, draft(" call ", "offer")])).toMatch(/different name/);
  expect(problemOf([draft("  ", "screening"), ...stages])).toMatch(/^Enter a name/);
});

it("moves a stage by one place, not beyond the ends", () => {
  expect(moved(stages, 0, 1).map(({ name }) => name)).toEqual(["Hired", "Call", "Closed"]);
  expect(moved(stages, 2, -1).map(({ name }) => name)).toEqual(["Call", "Closed", "Hired"]);
  expect([canMove(stages, 0, -1), canMove(stages, 2, 1), canMove(stages, 1, 1)]).toEqual([
    false,
    false,
    true,
  ]);
});
