import type { HoursAsked } from "@/entities/company/hours-asked";
import type { InterviewStep } from "@/entities/company/InterviewSteps";
import type { PromiseClock } from "@/entities/company/promise";
import type { JobFields, JobRequirements, SkillNeed } from "@/entities/job/types";
import type { MatchSummary } from "@/entities/match/match";
import type { InteractionStatus, InterestDecision, JobStatus } from "@/lib/vocabulary.generated";

/** A label that a company carries. */
export type CompanyBadge = { key: string; label: string; color: string };

export type JobCompany = {
  id: string;
  slug: string;
  name: string;
  logo_url: string | null;
  size: string | null;
  badges: CompanyBadge[];
};

export type JobSkill = SkillNeed & {
  /** What the reader has of it; null when nothing. */
  matched: "proved" | "stated" | null;
};

/** What the reader did with the job, and what became of it. */
export type JobInteraction = {
  id: string;
  status: InteractionStatus;
  decision: InterestDecision | null;
  created_at: string;
};

/** A job as `browse_jobs` gives it, for a row. */
export type JobCard = JobFields & {
  id: string;
  title: string;
  company: JobCompany;
  status: JobStatus;
  published_at: string | null;
  expires_at: string | null;
  skills: JobSkill[];
  match: MatchSummary | null;
  promise: PromiseClock;
  /** Null while too few have answered to say; not told to who is not signed in. */
  hours_asked?: HoursAsked | null;
  saved: boolean;
  interaction: JobInteraction | null;
};

/** A job as `get_job` gives it, in full. */
export type Job = JobCard &
  JobRequirements & {
    description: string | null;
    interview_steps: InterviewStep[];
    /** Null for whoever may not see it. */
    interested_count: number | null;
    recruiter: { id: string; full_name: string; avatar_url: string | null } | null;
  };

export type BrowsePage = {
  jobs: JobCard[];
  next_cursor: string | null;
  /** Of what was ranked; more may exist when `capped`. */
  total: number;
  capped: boolean;
  /** Of the featured jobs alone: the day's set, and why not all of it is listed. */
  set?: FeaturedSet | undefined;
};

/** The day's featured jobs, the same for everybody. */
export type FeaturedSet = {
  day: string;
  size: number;
  /** How many of them the reader has decided on. */
  decided: number;
  /** How many have closed since the morning. */
  closed: number;
};

export type QuotaUse = { used: number; limit: number; left: number };

/** What is left of the day's interactions. The day is the UTC day. */
export type DailyQuotas = {
  day: string;
  resets_at: string;
  server_now: string;
  discover: QuotaUse;
  featured: QuotaUse;
  /** Decisions that came back because nobody answered: to be used when a day is spent. */
  bonus: number;
};

/** A line of `get_my_interests`. */
export type Interest = {
  id: string;
  job_opening_id: string;
  title: string;
  company: Omit<JobCompany, "badges">;
  decision: InterestDecision | null;
  decided_at: string | null;
  created_at: string;
  note: string | null;
  match_score: number | null;
  match_band: string | null;
  /** The criterion that a rejection named, for those who asked to see it. */
  rejection: { criterion: string; label: string } | null;
  conversation_id: string | null;
};
