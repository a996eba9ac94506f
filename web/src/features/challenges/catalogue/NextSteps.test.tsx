import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { opensJobs } from "@/entities/match/testing/proofs";
import type { ChallengeSuggestion, OpenedByProof } from "@/lib/database.types";
import { NextSteps } from "./NextSteps";

const proof = opensJobs({
  challenge: { slug: "log", title: "A replicated log", difficulty: "easy" },
});
const step = (more: Partial<OpenedByProof>): ChallengeSuggestion => ({
  why: "opens_jobs",
  proof: { ...proof, ...more },
  slug: "log",
  title: "A replicated log",
  difficulty: "easy",
});
const textOf = (suggestion: ChallengeSuggestion) => {
  const { unmount } = render(<NextSteps next={[suggestion]} />);
  const text = screen.getByRole("listitem").textContent;
  unmount();
  return text;
};

it("says what a challenge does for a skill and how many jobs that opens", () => {
  expect(textOf(step({}))).toBe(
    "A replicated logshows Kafka, opens 12 jobs, 4 of them strong matches",
  );
  expect(textOf(step({ grade: "proved" }))).toContain("proves Kafka, opens");
  expect(textOf(step({ grade: "proved", challenges: 3 }))).toContain("counts toward proving Kafka");
  const hard = { slug: "log", title: "A replicated log", difficulty: "hard" } as const;
  expect(textOf(step({ grade: "proved", challenges: 2, challenge: hard }))).toContain(
    "proves Kafka",
  );
});

it("says how many jobs ask for it when none would open", () => {
  const challenge = { slug: "log", title: "A replicated log", difficulty: "easy" } as const;
  expect(textOf({ ...challenge, why: "jobs_ask", jobs: 1 })).toContain("1 job asks for it");
  expect(textOf({ ...challenge, why: "jobs_ask", jobs: 1200 })).toContain("1,200 jobs ask for it");
});

it("says what will be there when all are passed", () => {
  render(<NextSteps next={[]} />);
  expect(screen.getByText(/You've passed every challenge/)).toBeVisible();
});
