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
import type { Availability, Seniority, Visibility } from "@/lib/vocabulary.generated";

/** A person as `get_public_profile` shows them to whoever has the address. */
export type PublicPerson = {
  id: string;
  /** The present address; not always the one that was asked for. */
  slug: string;
  full_name: string;
  avatar_url: string | null;
  headline: string | null;
  about: string | null;
  location: string | null;
  years_experience: number | null;
  seniority: Seniority | null;
  availability: Availability | null;
  visibility: Visibility;
  rank: RankHead;
  special_rank: string | null;
  completed_challenges: number;
  system_design_score: number | null;
  /** What they show of their interview; null when they show none. */
  interview: ShownInterview | null;
  /** A code that was sent to their phone was entered here. */
  phone_verified: boolean;
  skills: Skill[];
  experiences: Experience[];
  educations: Education[];
  links: Pick<ProfileLink, "id" | "kind" | "label" | "url">[];
  projects: Project[];
  challenges: PassedChallenge[];
  is_own?: boolean;
};

/** Whose eyes one's own profile is looked at with. */
export type Onlooker = "stranger" | "employer" | "interested";

/** `preview_my_profile`. */
export type Preview = {
  visible: boolean;
  /** Found in lists and by search. */
  listed: boolean;
  /** Companies that see nothing, whatever the visibility. */
  hidden_from: number;
  page: PublicPerson | null;
};
