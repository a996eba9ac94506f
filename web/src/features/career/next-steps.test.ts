import { expect, it } from "vitest";
import { opensJobs } from "@/entities/match/testing/proofs";
import type { RankProgress } from "@/lib/database.types";
import type { Demand, Missing } from "./figures";
import { nextSteps } from "./next-steps";

const rust = { slug: "rust", name: "Rust", grade: null, jobs: 9, matches: 2, history: [] };
const demand: Demand = { jobs: 40, matches: 3, weeks: [], skills: [rust] };
const challenge = { slug: "a-log", title: "A log", difficulty: "easy" } as const;
const missing: Missing = {
  matches: 3,
  total: 1,
  skills: [{ slug: "go", name: "Go", jobs: 2, musts: 1, challenge, challenges: 4 }],
};
const rank = { next: { name: "Cyber Architect", missing: 3 } } as RankProgress;

it("says three things at most, each with its reason and a place", () => {
  const proof = opensJobs({ challenge: { ...challenge, slug: "other", title: "Another" } });
  expect(nextSteps({ demand, missing, proofs: [proof], rank })).toEqual([
    {
      key: "proof",
      label: "Solve Another",
      reason: "This opens 12 jobs, 4 of them strong matches.",
      href: "/dashboard/challenges/other",
    },
    {
      key: "matches",
      label: "Decide on jobs that match you",
      reason: "3 jobs are a good or strong match and wait for your decision.",
      href: "/dashboard/browse-jobs",
    },
    {
      key: "missing",
      label: "Show Go with A log",
      reason: "2 jobs that match you ask for it.",
      href: "/dashboard/challenges/a-log",
    },
  ]);
});

it("suggests a challenge once, and asks for skills first", () => {
  const none = { ...demand, skills: [], matches: 0 };
  const steps = nextSteps({ demand: none, missing, proofs: [opensJobs({ challenge })], rank });
  expect(steps.map(({ key }) => key)).toEqual(["skills", "proof", "rank"]);
});

it("says nothing of what isn't known", () => {
  expect(nextSteps({})).toEqual([]);
});
