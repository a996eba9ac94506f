import type { Candidate, MatchCriterion } from "@/lib/database.types";

export const id = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-000000000000`;

export const criterion = (key: string, weight: number): MatchCriterion => ({
  key,
  label: key.toUpperCase(),
  weight,
  points: 1,
  state: "proved",
  detail: "",
});

export function candidate(job: string, criteria: MatchCriterion[] | null): Candidate {
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
      slug: "ann-lee",
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

const proved = (challenges: number) => ({
  grade: "shown" as const,
  challenges,
  hard: 0,
  last_completed_at: "2026-01-01T00:00:00Z",
  interview: null,
});
