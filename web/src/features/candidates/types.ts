import type { MatchSummary } from "@/entities/match/match";
import type { InterestDecision, JobStatus } from "@/lib/vocabulary.generated";

export type { Candidate, CandidatePerson as Person, SharedJob } from "@/lib/database.types";

/** Why the reader may see a candidate: the job is theirs, was shared with them, or is their company's. */
export type Via = "own" | "shared" | "company";

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
  decision: InterestDecision | null;
  decided_at: string | null;
  expressed_interest_at: string;
  conversation_id: string | null;
  via: Via;
};
