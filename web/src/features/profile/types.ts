import type {
  Education,
  Experience,
  PassedChallenge,
  ProfileLink,
  Project,
  Skill,
} from "@/entities/profile/types";
import type { RankHead } from "@/entities/rank/progress";
import type { ShownInterview } from "@/lib/database.types";
import type {
  Availability,
  EmploymentType,
  RemotePolicy,
  Seniority,
  Visibility,
} from "@/lib/vocabulary.generated";

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
  rank: RankHead;
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
  challenges: PassedChallenge[];
  completeness: Completeness;
  updated_at: string;
};

export type Tier = { id: string; name: string; limits: { featured_projects?: number | null } };
