import { expect, it } from "vitest";
import type { Candidate, MatchCriterion } from "@/lib/database.types";
import { criteriaOf, gatesOf, ofOneJob, otherProvedSkills, readCompared } from "./compared";
import { type Chosen, compareProblem } from "./selection";

const id = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-000000000000`;

const criterion = (key: string, weight: number): MatchCriterion => ({
  key,
  label: key.toUpperCase(),
  weight,
  points: 1,
  state: "proved",
  detail: "",
});

function candidate(job: string, criteria: MatchCriterion[] | null): Candidate {
  return {
    interaction: {
      id: id("1"),
      job_opening_id: job,
      job_title: "Engineer",
      job_status: "open",
      answer_by: null,
      note: null,
      decision: null,
      decided_at: null,
      created_at: "2026-01-01T00:00:00Z",
      decision_reason: null,
      decision_criterion: null,
      decided_by_name: null,
    },
    stage: null,
    moves: [],
    proofs: [],
    conversation_id: null,
    conversation_with: [],
    can_decide: true,
    via: "own",
    match: criteria && {
      band: "good",
      score: 70,
      exact: true,
      coverage: { scored: 1, of: 2 },
      criteria,
      gates: [{ key: "pay", label: "Pay", detail: "Overlaps", passed: true }],
    },
    person: {
      id: id("2"),
      slug: null,
      full_name: "Ann Lee",
      avatar_url: null,
      headline: null,
      about: null,
      location: null,
      years_experience: null,
      seniority: null,
      availability: null,
      rank: null,
      special_rank: null,
      completed_challenges: 0,
      system_design_score: null,
      interview: null,
      phone_verified: false,
      engineer_badge: false,
      skills: [
        { name: "Rust", slug: "rust", level: null, years: null, proved: proved(2) },
        { name: "Go", slug: "go", level: null, years: null, proved: proved(1) },
        { name: "Java", slug: "java", level: null, years: null, proved: null },
      ],
      experiences: [],
      educations: [],
      languages: [],
      certificates: [],
      repositories: null,
      links: [],
      projects: [],
      challenges: [],
    },
  };
}

const proved = (challenges: number) => ({ challenges, last_completed_at: "2026-01-01T00:00:00Z" });

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

it("names the proved skills that the job doesn't ask for", () => {
  expect(otherProvedSkills(candidate("a", [criterion("skill:rust", 10)]))).toEqual(["Go"]);
  expect(otherProvedSkills(candidate("a", null))).toEqual(["Rust", "Go"]);
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
