import type {
  EmploymentType,
  Importance,
  PayPeriod,
  RemotePolicy,
  Seniority,
} from "@/lib/vocabulary.generated";

/** What every list says of a job: for whom, where, and for how much. */
export type JobFields = {
  seniority: Seniority | null;
  employment_type: EmploymentType | null;
  remote_policy: RemotePolicy | null;
  places: string[];
  pay_min: number | null;
  pay_max: number | null;
  pay_currency: string | null;
  pay_period: PayPeriod | null;
};

/** What a job asks for beyond its skills, and where it may be done. */
export type JobRequirements = {
  countries: string[];
  /** Hours from UTC that the work is done in. */
  utc_offset_min: number | null;
  utc_offset_max: number | null;
  equity: string | null;
  visa_sponsorship: boolean | null;
  min_years: number | null;
  /** 0 to 6, the rank's number. */
  min_rank: number | null;
  min_system_design: number | null;
  interview_process: string | null;
};

/** A skill that a job asks for. */
export type SkillNeed = { slug: string; name: string; importance: Importance };
