import { z } from "zod";
import type {
  EditableJob,
  JobFields,
  JobRequirements,
  JobSkill,
  MissingForPublish,
} from "@/lib/database.types";
import { isOneOf } from "@/lib/vocabulary";
import {
  type EmploymentType,
  employmentTypeLabels,
  type PayPeriod,
  payPeriodLabels,
  type RemotePolicy,
  type RoleFamily,
  remotePolicyLabels,
  roleFamilyLabels,
  type Seniority,
  seniorityLabels,
} from "@/lib/vocabulary.generated";
import { checkMarkdown } from "@/ui/check-markdown";

/** A skill as the editor holds it: nothing about a reader. */
export type DraftSkill = Omit<JobSkill, "matched">;

/** What an editor changes of a job, as `save_job` takes it. */
export type JobDraft = JobFields &
  JobRequirements &
  Pick<EditableJob, "title" | "description" | "role_family" | "application_url" | "expires_at"> & {
    pay_period: PayPeriod;
    skills: DraftSkill[];
  };

const words = (max: number) => z.string().max(max, `At most ${max.toLocaleString()} characters.`);
const figure = (min: number, max: number) =>
  z.number().min(min, `At least ${min}.`).max(max, `At most ${max.toLocaleString()}.`).nullable();
const address = words(500).refine(
  (text) => text.trim() === "" || isWebAddress(text.trim()),
  "Enter a full address that starts with https://.",
);

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** The editor's fields as they are typed: texts are never null, a choice not made is "". */
export const jobFormSchema = z
  .object({
    title: words(160).refine((text) => text.trim() !== "", "Enter a job title."),
    description: words(20_000).superRefine(checkMarkdown),
    role_family: z.string(),
    seniority: z.string(),
    employment_type: z.string(),
    remote_policy: z.string(),
    places: z.array(z.string()).max(20, "At most 20 places."),
    countries: z.array(z.string()).max(60, "At most 60 countries."),
    utc_offset_min: z.string(),
    utc_offset_max: z.string(),
    pay_min: figure(0, 100_000_000),
    pay_max: figure(0, 100_000_000),
    pay_currency: z.string(),
    pay_period: z.string(),
    equity: words(120),
    visa_sponsorship: z.string(),
    min_years: figure(0, 40),
    min_rank: z.string(),
    min_system_design: figure(0, 100),
    interview_process: words(5_000).superRefine(checkMarkdown),
    application_url: address,
    /** A day as the date field gives it: 2027-01-31. */
    expires_on: z.string(),
    skills: z.array(z.custom<DraftSkill>()).max(40, "At most 40 skills."),
  })
  .superRefine((job, context) => {
    const problem = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (job.pay_min !== null && job.pay_max !== null && job.pay_min > job.pay_max) {
      problem("pay_max", "The maximum is below the minimum.");
    }
    const [from, to] = [job.utc_offset_min, job.utc_offset_max];
    if ((from === "") !== (to === "")) {
      problem(from === "" ? "utc_offset_min" : "utc_offset_max", "Enter both values or none.");
    } else if (from !== "" && Number(from) > Number(to)) {
      problem("utc_offset_max", "The end is before the start.");
    }
  });

export type JobForm = z.infer<typeof jobFormSchema>;

/** What is stored, as the saver compares it. */
export function toDraft(
  job: Omit<JobDraft, "pay_period"> & Pick<JobFields, "pay_period">,
): JobDraft {
  return {
    title: job.title,
    description: job.description,
    role_family: job.role_family,
    seniority: job.seniority,
    employment_type: job.employment_type,
    remote_policy: job.remote_policy,
    places: job.places,
    countries: job.countries,
    utc_offset_min: job.utc_offset_min,
    utc_offset_max: job.utc_offset_max,
    pay_min: job.pay_min,
    pay_max: job.pay_max,
    pay_currency: job.pay_currency,
    pay_period: job.pay_period ?? "year",
    equity: job.equity,
    visa_sponsorship: job.visa_sponsorship,
    min_years: job.min_years,
    min_rank: job.min_rank,
    min_system_design: job.min_system_design,
    interview_process: job.interview_process,
    application_url: job.application_url,
    // In one spelling: the server writes the same moment differently.
    expires_at: job.expires_at && new Date(job.expires_at).toISOString(),
    skills: job.skills.map(({ skill_id, slug, name, importance, min_years }) => ({
      skill_id,
      slug,
      name,
      importance,
      min_years,
    })),
  };
}

export function toForm(draft: JobDraft): JobForm {
  return {
    title: draft.title,
    description: draft.description,
    role_family: draft.role_family ?? "",
    seniority: draft.seniority ?? "",
    employment_type: draft.employment_type ?? "",
    remote_policy: draft.remote_policy ?? "",
    places: draft.places,
    countries: draft.countries,
    utc_offset_min: draft.utc_offset_min?.toString() ?? "",
    utc_offset_max: draft.utc_offset_max?.toString() ?? "",
    pay_min: draft.pay_min,
    pay_max: draft.pay_max,
    pay_currency: draft.pay_currency ?? "",
    pay_period: draft.pay_period,
    equity: draft.equity ?? "",
    visa_sponsorship: draft.visa_sponsorship === null ? "" : draft.visa_sponsorship ? "yes" : "no",
    min_years: draft.min_years,
    min_rank: draft.min_rank?.toString() ?? "",
    min_system_design: draft.min_system_design,
    interview_process: draft.interview_process ?? "",
    application_url: draft.application_url ?? "",
    expires_on: draft.expires_at ? dayOf(draft.expires_at) : "",
    skills: draft.skills,
  };
}

/** What is typed, as it would be stored. `stored` keeps what the form cannot say more exactly: the hour of expiry. */
export function fromForm(form: JobForm, stored: Pick<JobDraft, "expires_at">): JobDraft {
  return {
    title: form.title.trim(),
    description: form.description.trim(),
    role_family: choice<RoleFamily>(roleFamilyLabels, form.role_family),
    seniority: choice<Seniority>(seniorityLabels, form.seniority),
    employment_type: choice<EmploymentType>(employmentTypeLabels, form.employment_type),
    remote_policy: choice<RemotePolicy>(remotePolicyLabels, form.remote_policy),
    places: form.places,
    countries: form.countries,
    utc_offset_min: whole(form.utc_offset_min),
    utc_offset_max: whole(form.utc_offset_max),
    pay_min: form.pay_min,
    pay_max: form.pay_max,
    pay_currency: form.pay_currency || null,
    pay_period: choice<PayPeriod>(payPeriodLabels, form.pay_period) ?? "year",
    equity: form.equity.trim() || null,
    visa_sponsorship: form.visa_sponsorship === "" ? null : form.visa_sponsorship === "yes",
    min_years: form.min_years,
    min_rank: whole(form.min_rank),
    min_system_design: form.min_system_design,
    interview_process: form.interview_process.trim() || null,
    application_url: form.application_url.trim() || null,
    expires_at:
      stored.expires_at && dayOf(stored.expires_at) === form.expires_on
        ? stored.expires_at
        : endOf(form.expires_on),
    skills: form.skills,
  };
}

function choice<K extends string>(words: Readonly<Record<K, string>>, text: string): K | null {
  return isOneOf(words, text) ? text : null;
}

function whole(text: string): number | null {
  return text === "" ? null : Number(text);
}

/** The reader's day of a moment. */
function dayOf(moment: string): string {
  const at = new Date(moment);
  const two = (figure: number) => String(figure).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** The end of a day where the reader is, as the server takes a moment; null for no day. */
function endOf(day: string): string | null {
  const [year, month, date] = day.split("-").map(Number);
  if (!year || !month || !date) return null;
  return new Date(year, month - 1, date, 23, 59, 59).toISOString();
}

/** The fields of the draft that cannot be saved as they are typed. Two that depend on each other wait together. */
export function invalidFields(form: JobForm): (keyof JobDraft)[] {
  const checked = jobFormSchema.safeParse(form);
  if (checked.success) return [];
  const fields = new Set<string>(checked.error.issues.map((issue) => String(issue.path[0])));
  for (const [one, other] of [
    ["pay_min", "pay_max"],
    ["utc_offset_min", "utc_offset_max"],
  ] as const) {
    if (fields.has(one) || fields.has(other)) fields.add(one).add(other);
  }
  return [...fields].map((field) =>
    field === "expires_on" ? "expires_at" : field,
  ) as (keyof JobDraft)[];
}

/** The form's name of a field that the server names; null for what is no field of the form. */
export function inForm(field: string): keyof JobForm | null {
  const name = field === "expires_at" ? "expires_on" : field;
  return name in jobFormSchema.shape ? (name as keyof JobForm) : null;
}

/** What is still missing of what the server found missing, by what is typed now. */
export function stillMissing(missing: MissingForPublish[], form: JobForm): MissingForPublish[] {
  return missing.filter(({ field }) => {
    switch (field) {
      case "pay_min":
        return form.pay_min === null || form.pay_max === null;
      case "places":
        return form.remote_policy !== "remote" && form.places.length === 0;
      case "expires_at": {
        const end = endOf(form.expires_on);
        return end !== null && new Date(end).getTime() <= Date.now();
      }
      default: {
        const name = inForm(field);
        const value = name && form[name];
        return Array.isArray(value) ? value.length === 0 : String(value ?? "").trim() === "";
      }
    }
  });
}

/** What the editor calls a field of the draft. */
export const fieldLabels: Record<keyof JobDraft, string> = {
  title: "Title",
  description: "Description",
  role_family: "Kind of work",
  seniority: "Seniority",
  employment_type: "Employment type",
  remote_policy: "Workplace",
  places: "Places",
  countries: "Countries",
  utc_offset_min: "Hours from UTC",
  utc_offset_max: "Hours from UTC",
  pay_min: "Pay",
  pay_max: "Pay",
  pay_currency: "Currency",
  pay_period: "Pay period",
  equity: "Equity",
  visa_sponsorship: "Visa",
  min_years: "Years of experience",
  min_rank: "Rank",
  min_system_design: "System design",
  interview_process: "Interview process",
  application_url: "Application address",
  expires_at: "Closing day",
  skills: "Skills",
};
