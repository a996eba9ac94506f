import type { MatchSummary } from "@/entities/match/match";
import type {
  Education,
  Experience,
  PassedChallenge,
  ProfileLink,
  Project,
  Skill,
} from "@/entities/profile/types";
import type { ShownInterview } from "@/lib/database.types";
import type { Availability, JobStatus, Seniority } from "@/lib/vocabulary";

export type Decision = "approved" | "rejected" | "expired" | "withdrawn";

/** Why the reader may see a candidate: the job is theirs, was shared with them, or is their company's. */
export type Via = "own" | "shared" | "company";

/** A line of `get_shared_jobs`: a job that a colleague shared with the reader. */
export type SharedJob = {
  job_opening_id: string;
  title: string;
  status: JobStatus;
  /** Null when that account is gone. */
  shared_by: { id: string; full_name: string; avatar_url: string | null } | null;
  note: string | null;
  created_at: string;
  undecided_count: number;
  interested_count: number;
};

/** A line of `get_interested_candidates_for_employer`. */
export type CandidateRow = {
  job_interaction_id: string;
  job_opening_id: string;
  job_title: string;
  job_status: JobStatus;
  profile_id: string;
  full_name: string;
  avatar_url: string | null;
  headline: string | null;
  location: string | null;
  years_experience: number | null;
  rank: string | null;
  special_rank: string | null;
  completed_challenges: number;
  system_design_score: number | null;
  match_score: number | null;
  /** As it was when the interest was shown. */
  match: MatchSummary | null;
  note: string | null;
  decision: Decision | null;
  decided_at: string | null;
  expressed_interest_at: string;
  conversation_id: string | null;
  via: Via;
};

/** The person as `get_candidate` shows them, whatever their visibility: they showed interest. */
export type Person = {
  id: string;
  slug: string | null;
  full_name: string;
  avatar_url: string | null;
  headline: string | null;
  about: string | null;
  location: string | null;
  years_experience: number | null;
  seniority: Seniority | null;
  availability: Availability | null;
  rank: { name: string; position: number } | null;
  special_rank: string | null;
  completed_challenges: number;
  system_design_score: number | null;
  /** What they show of their interview; null when they show none. */
  interview: ShownInterview | null;
  /** A code that was sent to their phone was entered here. */
  phone_verified: boolean;
  skills: Skill[];
  experiences: Experience[];
  educations: Omit<Education, "url" | "score" | "courses">[];
  links: Pick<ProfileLink, "kind" | "label" | "url">[];
  projects: Project[];
  challenges: PassedChallenge[];
};

/** `get_candidate`: one interest with the evidence. */
export type Candidate = {
  interaction: {
    id: string;
    job_opening_id: string;
    job_title: string;
    job_status: JobStatus;
    note: string | null;
    decision: Decision | null;
    decided_at: string | null;
    created_at: string;
    decision_reason: string | null;
    /** The key of the criterion that a rejection named. */
    decision_criterion: string | null;
    decided_by_name: string | null;
  };
  /** Null as well when only colleagues take part in it. */
  conversation_id: string | null;
  /** The members of the company who take part in the conversation. */
  conversation_with: string[];
  person: Person;
  match: MatchSummary | null;
  can_decide: boolean;
};
