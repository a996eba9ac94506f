import { expect, it } from "vitest";
import { criteriaOf, gatesOf, ofOneJob, otherProvedSkills, readCompared } from "./compared";
import { type Chosen, compareProblem } from "./selection";
import { candidate, criterion, id } from "./testing/candidate";

it("reads an address: each candidate once, at most four, and says what is left out", () => {
  const read = (ids: string) => readCompared(new URLSearchParams({ ids }));
  expect(read("")).toEqual({ ids: [], unknown: 0, tooMany: 0 });
  expect(read(`${id("a")},${id("A")},x, ${id("b")}`)).toEqual({
    ids: [id("a"), id("b")],
    unknown: 1,
    tooMany: 0,
  });
  expect(read(["1", "2", "3", "4", "5", "6"].map(id).join(","))).toEqual({
    ids: ["1", "2", "3", "4"].map(id),
    unknown: 0,
    tooMany: 2,
  });
});

it("aligns criteria by key, in the order of the first match's weights", () => {
  const one = candidate("a", [criterion("rust", 20), criterion("years", 50)]);
  const other = candidate("a", [criterion("years", 50), criterion("go", 30)]);
  const rows = criteriaOf([one, other, candidate("a", null)]);
  expect(rows.map(({ label, cells }) => [label, cells.map((cell) => cell !== null)])).toEqual([
    ["YEARS", [true, true, false]],
    ["RUST", [true, false, false]],
    ["GO", [false, true, false]],
  ]);
  expect(gatesOf([candidate("a", null), one])).toHaveLength(1);
});

it("keeps to the first one's job", () => {
  const found = [candidate("a", []), candidate("b", []), candidate("a", [])];
  const { shown, elsewhere } = ofOneJob(found);
  expect([shown.length, elsewhere.length]).toEqual([2, 1]);
  expect(ofOneJob([])).toEqual({ shown: [], elsewhere: [] });
});

it("names the skills with a proof that the job doesn't ask for", () => {
  expect(otherProvedSkills(candidate("a", [criterion("skill:rust", 10)]))).toEqual(["Go, shown"]);
  expect(otherProvedSkills(candidate("a", null))).toEqual(["Rust, shown", "Go, shown"]);
});

it("says why a selection can't be compared", () => {
  const chosen = (job: string): Chosen => ({
    job_interaction_id: id("1"),
    job_opening_id: job,
    full_name: "Ann",
  });
  expect(compareProblem([chosen("a")])).toMatch(/one more/);
  expect(compareProblem([chosen("a"), chosen("b")])).toMatch(/one job/);
  expect(compareProblem([chosen("a"), chosen("a")])).toBeNull();
  expect(compareProblem(Array.from({ length: 5 }, () => chosen("a")))).toMatch(/2 to 4/);
});
