import { describe, expect, it } from "vitest";
import { type Act, nameOf, neighbour, refusedText, verbOf, without } from "./acts";

const stages = ["a", "b", "c"].map((id) => ({ id, name: id, kind: "interview" as const }));
const target = (id: string) => ({ id, name: `N ${id}`, stage: null });
const act = (key: string, ...ids: string[]): Act => ({
  key,
  kind: "rejected",
  targets: ids.map(target),
  to: null,
  sentAt: 0,
});

it("names one candidate and counts several", () => {
  expect(nameOf(act("k", "1"))).toBe("N 1");
  expect(nameOf(act("k", "1", "2"))).toBe("2 candidates");
  expect(verbOf({ kind: "moved", to: stages[1] ?? null })).toBe("Moved to b:");
});

it("leaves out for whom it was not done, and an act that nobody is left of", () => {
  const all = [act("k", "1", "2"), act("other", "1")];
  expect(without(all, "k", new Set(["1"])).map(nameOf)).toEqual(["N 2", "N 1"]);
  expect(without(all, "k", new Set(["1", "2"])).map(({ key }) => key)).toEqual(["other"]);
});

it("says each reason once", () => {
  const refused = [{ message: "No." }, { message: "No." }, { message: "Gone." }];
  expect(refusedText(refused, 5)).toBe("3 of 5 candidates were not changed: No. Gone.");
});

describe("the stage beside another", () => {
  it("ends at either end, and is none for who is in no stage", () => {
    const [first, , last] = stages;
    expect(neighbour(stages, first ?? null, 1)?.id).toBe("b");
    expect(neighbour(stages, first ?? null, -1)).toBeNull();
    expect(neighbour(stages, last ?? null, 1)).toBeNull();
    expect(neighbour(stages, null, 1)).toBeNull();
  });
});
