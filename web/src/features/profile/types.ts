import type { ShownInterview } from "@/entities/interview/shown";
import type { Visibility } from "@/entities/profile/visibility";
import type {
  Availability,
  EmploymentType,
  LinkKind,
  RemotePolicy,
  Seniority,
  SkillLevel,
} from "@/lib/vocabulary";

/** A rank reached by count. */
export type RankReached = { name: string; color: string; position: number; effect: string };

export type Skill = {
  name: string;
  /** Null for a free entry, which no job can ask for. */
  slug: string | null;
  level: SkillLevel | null;
  years: number | null;
  proved: { challenges: number; last_completed_at: string } | null;
};

export type Experience = {
  id: string;
  company_name: string;
  title: string;
  location: string | null;
  url: string | null;
  /** ISO dates, the first of the month, or of the year as far as it is known. */
  started_on: string;
  ended_on: string | null;
  summary: string | null;
  highlights: string[];
};

export type Education = {
  id: string;
  institution: string;
  area: string | null;
  degree: string | null;
  url: string | null;
  score: string | null;
  started_on: string | null;
  ended_on: string | null;
  courses: string[];
};

export type ProfileLink = {
  id: string;
  kind: LinkKind;
  label: string | null;
  url: string;
  position: number;
};

export type Project = {
  id: string;
  title: string;
  description: string | null;
  stack: string[];
  url: string | null;
  repository_url: string | null;
  image_url: string | null;
  started_on: string | null;
  ended_on: string | null;
};

/** A challenge that was passed, as the profile lists it. */
export type Passed = {
  title: string;
  slug: string;
  difficulty: string;
  /** What the answer that counts is written in. */
  language: string | null;
  completed_at: string;
};

export type CompletenessKey =
  | "headline"
  | "about"
  | "skills"
  | "experience"
  | "education"
  | "links"
  | "projects"
  | "preferences"
  | "avatar";

export type Completeness = {
  percent: number;
  /** The next most useful step; null when nothing is left. */
  next: { key: CompletenessKey; label: string } | null;
  done: CompletenessKey[];
};

/** The columns of the own profile that its owner may write here. */
export type ProfileFields = {
  full_name: string;
  headline: string | null;
  about: string | null;
  location: string | null;
  years_experience: number | null;
  visibility: Visibility;
  country: string | null;
  timezone: string | null;
  seniority: Seniority | null;
  availability: Availability | null;
  work_modes: RemotePolicy[];
  employment_types: EmploymentType[];
  work_countries: string[];
  open_to_relocation: boolean;
  /** A year's pay in whole units of the currency; both or neither. */
  salary_min: number | null;
  salary_currency: string | null;
};

/** `get_my_profile`: the page that others see, and what only its owner does. */
export type MyProfile = ProfileFields & {
  id: string;
  slug: string;
  avatar_url: string | null;
  tier: string;
  rank: RankReached;
  special_rank: string | null;
  completed_challenges: number;
  system_design_score: number | null;
  /** What others see of one's interviews; null when none is shown. */
  interview: ShownInterview | null;
  /** A code that was sent to the phone was entered here. */
  phone_verified: boolean;
  phone_verified_at: string | null;
  skills: Skill[];
  experiences: Experience[];
  educations: Education[];
  links: ProfileLink[];
  projects: Project[];
  challenges: Passed[];
  completeness: Completeness;
  updated_at: string;
};

export type Rank = { name: string; position: number; min_challenges: number; is_special: boolean };

export type Tier = { id: string; name: string; limits: { featured_projects?: number | null } };
