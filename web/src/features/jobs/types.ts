import type { JobFields, JobRequirements, SkillNeed } from "@/entities/job/types";
import type { Criterion, JobStatus, PayPeriod } from "@/lib/vocabulary.generated";

/** What publishing still needs: the field of the editor and a sentence. */
export type Missing = { field: string; message: string };

export type JobSkill = SkillNeed & { skill_id: number; min_years: number | null };

/** The criteria of a match that are no skill. */
export type GeneralCriterion = Exclude<Criterion, "skill">;

export type JobWeight = {
  criterion: Criterion;
  skill_id: number | null;
  slug: string | null;
  label: string;
  weight: number;
};

/** A job as `get_job` gives it to somebody who may edit it. */
export type EditableJob = JobFields &
  JobRequirements & {
    id: string;
    title: string;
    status: JobStatus;
    description: string;
    application_url: string | null;
    source_url: string | null;
    source_identifier: string | null;
    expires_at: string | null;
    published_at: string | null;
    /** Null for those who may not see the job's candidates. */
    interested_count: number | null;
    version: number;
    skills: JobSkill[];
    my: { can_edit: boolean };
    /** These only for who may edit. */
    weights?: JobWeight[];
    missing_for_publish?: Missing[];
  };

/** What an editor changes of a job, as `save_job` takes it. */
export type JobDraft = JobFields &
  JobRequirements & {
    title: string;
    description: string;
    pay_period: PayPeriod;
    application_url: string | null;
    expires_at: string | null;
    skills: JobSkill[];
  };

/** A weight as `save_job` and `preview_match_weights` take it. */
export type WeightInput = { criterion: JobWeight["criterion"]; slug?: string; weight: number };
