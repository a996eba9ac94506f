import type { BadgeLabel } from "@/entities/company/badges";
import type { InterviewStep } from "@/entities/company/InterviewSteps";
import type { PromiseClock } from "@/entities/company/promise";
import type { JobFields } from "@/entities/job/types";
import type {
  ApprovalStatus,
  CompanyRole,
  CompanySize,
  CompanyStage,
} from "@/lib/vocabulary.generated";

export type CompanyLink = { label: string; url: string };

/** What a company says of itself, as an editor changes it. */
export type CompanyDraft = {
  name: string;
  public_link: boolean;
  logo_url: string | null;
  tagline: string | null;
  about: string | null;
  size: CompanySize | null;
  stage: CompanyStage | null;
  industry: string | null;
  founded_year: number | null;
  places: string[];
  tech_stack: string[];
  culture: string | null;
  benefits: string[];
  website: string | null;
  links: CompanyLink[];
  /** What the company promises, in days; null promises nothing. */
  response_days: number | null;
  /** Keys of the labels, in order. */
  badges: string[];
  steps: InterviewStep[];
};

export type StoredCompany = { id: string; slug: string; version: number; draft: CompanyDraft };

export type OpenJob = JobFields & {
  id: string;
  title: string;
  published_at: string | null;
};

/** A company as `get_public_company` shows it to candidates. */
export type PublicCompany = Omit<CompanyDraft, "badges" | "steps"> & {
  id: string;
  slug: string;
  badges: BadgeLabel[];
  interview_steps: (InterviewStep & { id: string })[];
  promise: PromiseClock;
  open_jobs: OpenJob[];
  open_jobs_count: number;
  can_edit: boolean;
  approval_status: ApprovalStatus;
  /** The reader's own role in the company; null for everybody else. */
  team_role: CompanyRole | null;
};
