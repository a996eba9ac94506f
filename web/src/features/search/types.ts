import type { JobFields } from "@/entities/job/types";
import type { Availability, CompanySize, Seniority } from "@/lib/vocabulary.generated";
import type { ResultKind } from "./search-place";

/** What every row of results has. */
type ResultRow = {
  id: string;
  /** The words of it that were found, folded as `marks.ts` folds them. */
  marks: string[];
  /** A piece of its longer texts, when only these hold what was asked for. */
  snippet: string | null;
};

export type FoundSkill = { name: string; found: boolean };

export type JobFound = ResultRow &
  JobFields & {
    title: string;
    company: { id: string; slug: string; name: string; logo_url: string | null };
    published_at: string | null;
    skills: FoundSkill[];
  };

export type CompanyFound = ResultRow & {
  slug: string;
  name: string;
  logo_url: string | null;
  tagline: string | null;
  industry: string | null;
  size: CompanySize | null;
  places: string[];
  badges: { key: string; label: string }[];
  /** Counted up to 100. */
  open_jobs: number;
  skills: FoundSkill[];
};

export type PersonFound = ResultRow & {
  slug: string;
  full_name: string;
  avatar_url: string | null;
  headline: string | null;
  location: string | null;
  years_experience: number | null;
  seniority: Seniority | null;
  availability: Availability | null;
  rank: { name: string; position: number } | null;
  special_rank: string | null;
  completed_challenges: number;
  system_design_score: number | null;
  skills: FoundSkill[];
};

export type ChallengeFound = ResultRow & {
  slug: string;
  title: string;
  summary: string;
  topic: string;
  difficulty: string;
  minutes: number | null;
  languages: string[];
  solved_by: number;
  solved: boolean;
};

/** A page of `search`. */
export type SearchPage = {
  /** How the query was taken: as typed, with words near those nobody uses, or only some of it. */
  how: "typed" | "near" | "some";
  total: number;
  /** More fit; only the best `total` were ranked. */
  capped: boolean;
  /** How many of each kind, up to 100; on the first page. A kind that is missing is not for this reader. */
  counts: Partial<Record<ResultKind, number>> | null;
  next_cursor: string | null;
} & (
  | { kind: "jobs"; results: JobFound[] }
  | { kind: "companies"; results: CompanyFound[] }
  | { kind: "people"; results: PersonFound[] }
  | { kind: "challenges"; results: ChallengeFound[] }
);

export type Suggestion = { label: string; note?: string | null; marks: string[] } & (
  | { kind: "skill" | "title" }
  | { kind: "company" | "person"; slug: string }
);
