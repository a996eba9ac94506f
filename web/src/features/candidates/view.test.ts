// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { CandidateRow } from "@/lib/database.types";
import type { CriterionState } from "@/lib/vocabulary.generated";
import {
  jobsOf,
  olderThan,
  type Place,
  readPlace,
  shown,
  skillsOf,
  unique,
  writePlace,
} from "./view";

const row = (id: string, more: Partial<CandidateRow> = {}): CandidateRow => ({
  job_interaction_id: id,
  job_opening_id: "j1",
  job_title: "Storage engineer",
  job_status: "open",
  profile_id: `p-${id}`,
  full_name: id,
  avatar_url: null,
  headline: null,
  location: null,
  years_experience: null,
  rank: null,
  special_rank: null,
  completed_challenges: 0,
  system_design_score: null,
  match_score: null,
  match_band: "unknown",
  match: null,
  note: null,
  decision: null,
  decided_at: null,
  expressed_interest_at: "2026-11-20T12:00:00+00:00",
  conversation_id: null,
  via: "own",
  phone_verified: false,
  ...more,
});
const place = (more: Partial<Place> = {}): Place => ({
  ...readPlace(new URLSearchParams()),
  ...more,
});
const ids = (rows: CandidateRow[]) => rows.map((one) => one.job_interaction_id);
const withSkill = (state: CriterionState): CandidateRow["match"] => ({
  score: 50,
  band: "stretch",
  exact: true,
  coverage: { scored: 1, of: 1 },
  gates: [],
  criteria: [{ key: "skill:rust", label: "Rust", weight: 100, points: 50, state, detail: "" }],
});

describe("the address", () => {
  it("survives a round trip and leaves the defaults out", () => {
    expect(writePlace(place())).toBe("");
    const full = place({
      job: "3f8e4a52-9d6b-4a3e-8a51-0d9f1c2b3a4d",
      status: "all",
      skill: "c++",
      sort: "challenges",
      candidate: "9f8e4a52-9d6b-4a3e-8a51-0d9f1c2b3a4d",
    });
    expect(readPlace(new URLSearchParams(writePlace(full)))).toEqual(full);
  });

  it("ignores unknown values", () => {
    const read = readPlace(new URLSearchParams("job=1&status=x&skill=<b>&sort=age&candidate=%00"));
    expect(read).toEqual(place());
  });
});

describe("what is shown", () => {
  const rows = [
    row("old", { expressed_interest_at: "2026-11-01T00:00:00Z", completed_challenges: 9 }),
    row("new", { expressed_interest_at: "2026-11-21T00:00:00Z", system_design_score: 0 }),
    row("done", { decision: "approved" }),
    row("gone", { decision: "withdrawn" }),
    row("lent", { via: "shared" }),
    row("other", { job_opening_id: "j2", via: "company", system_design_score: 81 }),
  ];

  it("is who waits for a decision, the newest first", () => {
    expect(ids(shown(rows, place()))).toEqual(["new", "other", "old"]);
    expect(ids(shown(rows, place({ status: "ended" })))).toEqual(["gone"]);
    expect(ids(shown(rows, place({ status: "all", tab: "shared" })))).toEqual(["lent"]);
  });

  it("sorts by score and by challenges, those without behind", () => {
    expect(ids(shown(rows, place({ sort: "system_design" })))).toEqual(["other", "new", "old"]);
    expect(ids(shown(rows, place({ sort: "challenges" })))[0]).toBe("old");
  });

  it("keeps who is open although the decision took them out", () => {
    expect(ids(shown(rows, place({ candidate: "done" })))).toContain("done");
    expect(ids(shown(rows, place({ candidate: "done", job: "j2" })))).toEqual(["other"]);
  });

  it("narrows to a skill", () => {
    const skilled = (
      ["proved_well", "proved", "shown", "met", "partly", "missing", "unknown"] as const
    ).map((state) => row(state, { match: withSkill(state) }));
    expect(ids(shown(skilled, place({ skill: "rust" }))).sort()).toEqual([
      "met",
      "partly",
      "proved",
      "proved_well",
      "shown",
    ]);
    expect(skillsOf(skilled)).toEqual([{ slug: "rust", name: "Rust" }]);
  });

  it("counts who waits for each job", () => {
    expect(jobsOf(rows)).toEqual([
      { id: "j1", title: "Storage engineer", waiting: 3 },
      { id: "j2", title: "Storage engineer", waiting: 1 },
    ]);
  });
});

describe("pages", () => {
  it("start before the latest end of a full job", () => {
    const page = [
      row("a", { expressed_interest_at: "2026-11-21T00:00:00+00:00" }),
      row("b", { expressed_interest_at: "2026-11-10T00:00:00+00:00" }),
      row("c", { job_opening_id: "j2", expressed_interest_at: "2026-11-20T00:00:00+00:00" }),
      row("d", { job_opening_id: "j2", expressed_interest_at: "2026-11-15T00:00:00+00:00" }),
      row("e", { job_opening_id: "j3", expressed_interest_at: "2026-11-19T00:00:00+00:00" }),
    ];
    expect(olderThan(page, 2)).toBe("2026-11-15T00:00:00+00:00");
    expect(olderThan(page, 3)).toBeNull();
    expect(olderThan([], 3)).toBeNull();
  });

  it("overlap without doubling anybody", () => {
    const decided = row("a", { decision: "approved" });
    expect(
      unique([
        [decided, row("b")],
        [row("a"), row("c")],
      ]).map((one) => one.decision),
    ).toEqual(["approved", null, null]);
  });
});

it("jobs that are shared can be chosen before anybody is interested", () => {
  const shared = [
    { job_opening_id: "j1", title: "Storage engineer" },
    { job_opening_id: "j2", title: "API engineer" },
  ];
  expect(jobsOf([row("a", { via: "shared" })], shared)).toEqual([
    { id: "j2", title: "API engineer", waiting: 0 },
    { id: "j1", title: "Storage engineer", waiting: 1 },
  ]);
});
