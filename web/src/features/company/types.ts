import type { PromiseClock } from "@/entities/company/promise";
import type { PayPeriod } from "@/entities/job/pay";
import type {
  CompanySize,
  CompanyStage,
  EmploymentType,
  RemotePolicy,
  Seniority,
} from "@/lib/vocabulary";

export type InterviewStep = {
  title: string;
  description: string | null;
  duration_minutes: number | null;
};

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

export type BadgeLabel = { key: string; label: string };

export type OpenJob = {
  id: string;
  title: string;
  seniority: Seniority | null;
  employment_type: EmploymentType | null;
  remote_policy: RemotePolicy | null;
  places: string[];
  pay_min: number | null;
  pay_max: number | null;
  pay_currency: string | null;
  pay_period: PayPeriod | null;
  published_at: string | null;
};

export type ApprovalStatus = "pending" | "approved" | "needs_changes" | "rejected" | "suspended";

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
  team_role: "admin" | "recruiter" | null;
};
