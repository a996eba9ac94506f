import { describe, expect, it } from "vitest";
import type { CandidateRow } from "@/lib/database.types";
import { jobsOf, type Place, readPlace, shown, skillsOf, withStatus, writePlace } from "./view";

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
  stage: null,
  answer_by: null,
  failed_gates: [],
  ...more,
});
const place = (more: Partial<Place> = {}): Place => ({
  ...readPlace(new URLSearchParams()),
  ...more,
});
const ids = (rows: CandidateRow[]) => rows.map((one) => one.job_interaction_id);
describe("the address", () => {
  it("survives a round trip and leaves the defaults out", () => {
    expect(writePlace(place())).toBe("");
    const full = place({
      job: "3f8e4a52-9d6b-4a3e-8a51-0d9f1c2b3a4d",
      status: "all",
      skill: "c++",
      stage: "1f8e4a52-9d6b-4a3e-8a51-0d9f1c2b3a4d",
      name: "Ada",
      layout: "board",
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
    row("other", {
      job_opening_id: "j2",
      via: "company",
      system_design_score: 81,
      match_score: 70,
    }),
  ];

  it("is what the server chose, the newest first", () => {
    expect(ids(shown(rows, place(), null))).toEqual(["new", "other", "old"]);
  });

  it("is in the order of the place, those without a score behind", () => {
    const sorted = (sort: Place["sort"]) => ids(shown(rows, place({ sort }), null));
    expect(sorted("score")).toEqual(["other", "new", "old"]);
    expect(sorted("system_design")).toEqual(["other", "new", "old"]);
    expect(sorted("challenges")[0]).toBe("old");
  });

  it("has who waited longest first where answers are due, and the answered ones last", () => {
    const answered = row("answered", { decision: "rejected", expressed_interest_at: "2026-01-01" });
    const all = place({ sort: "due", status: "all" });
    expect(ids(shown([...rows, answered], all, null))).toEqual(["old", "other", "new", "answered"]);
  });

  it("is narrowed to a stage", () => {
    const stage = { id: "s1", name: "Offer", kind: "offer" as const };
    const moved = row("moved", { decision: "approved", stage });
    const there = place({ status: "approved", stage: "s1" });
    expect(ids(shown([...rows, moved], there, null))).toEqual(["moved"]);
    expect(ids(shown([moved], { ...there, stage: "s2" }, null))).toEqual([]);
  });

  it("leaves a stage where nobody could be in one", () => {
    const there = place({ status: "approved", stage: "s1" });
    expect(withStatus("all", there).stage).toBe("s1");
    expect(withStatus("rejected", there).stage).toBeNull();
  });

  it("keeps who is open although the decision took them out", () => {
    const done = row("done", { decision: "approved" });
    expect(ids(shown([...rows, done], place(), null))).not.toContain("done");
    const open = place({ candidate: "done" });
    expect(ids(shown([...rows, done], open, null))).toContain("done");
    expect(ids(shown(rows, open, done))).toContain("done");
    expect(ids(shown([...rows, done], open, done))).toHaveLength(4);
    expect(ids(shown(rows, place({ candidate: "done", job: "j2" }), done))).not.toContain("done");
    expect(ids(shown(rows, place({ candidate: "done", tab: "shared" }), done))).not.toContain(
      "done",
    );
  });

  it("can be narrowed to the jobs and skills that are there", () => {
    const plain = {
      seniority: null,
      places: [],
      remote_policy: null,
      published_at: null,
      count: 0,
    };
    const jobs = [
      { id: "j2", title: "Storage engineer", waiting: 1, ...plain },
      { id: "j1", title: "API engineer", waiting: 3, ...plain },
    ];
    const shared = [
      { job_opening_id: "j1", title: "API engineer" },
      { job_opening_id: "j3", title: "Kernel engineer" },
    ];
    expect(jobsOf({ jobs }, shared)).toEqual([
      { id: "j1", title: "API engineer", waiting: 3, ...plain },
      { id: "j3", title: "Kernel engineer", waiting: 0, ...plain },
      { id: "j2", title: "Storage engineer", waiting: 1, ...plain },
    ]);
    const skills = [
      { slug: "rust", name: "Rust", job_ids: ["j1"], count: 1 },
      { slug: "go", name: "Go", job_ids: ["j1", "j2"], count: 2 },
    ];
    expect(skillsOf({ skills }, null).map(({ slug }) => slug)).toEqual(["go", "rust"]);
    expect(skillsOf({ skills }, "j2").map(({ slug }) => slug)).toEqual(["go"]);
  });
});
