import { z } from "zod";
import { isOneOf } from "@/lib/vocabulary";
import {
  type CompanySize,
  type CompanyStage,
  companySizeLabels,
  companyStageLabels,
} from "@/lib/vocabulary.generated";
import { checkMarkdown } from "@/ui/check-markdown";
import type { CompanyDraft } from "./queries";

const words = (max: number) => z.string().max(max, `At most ${max.toLocaleString()} characters.`);
const isWebAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);
const address = words(500).refine(
  (text) => text.trim() === "" || isWebAddress(text.trim()),
  "Enter a full address that starts with https://.",
);
const list = (most: number, max: number) => z.array(words(max)).max(most, `At most ${most}.`);

/** The editor's fields as they are typed: texts are never null. */
export const companyFormSchema = z.object({
  name: words(120).refine((text) => text.trim() !== "", "Enter the company's name."),
  public_link: z.boolean(),
  /** Address of an uploaded picture; "" is none. */
  logo_url: z.string(),
  tagline: words(160),
  about: words(10_000).superRefine(checkMarkdown),
  size: z.string(),
  stage: z.string(),
  industry: words(80),
  founded_year: z
    .number()
    .min(1800, "Enter a year from 1800.")
    .max(2100, "Enter a year before 2100.")
    .nullable(),
  places: list(20, 120),
  tech_stack: list(40, 60),
  culture: words(10_000).superRefine(checkMarkdown),
  benefits: list(30, 120),
  website: address,
  links: z
    .array(
      z.object({
        label: words(80).refine((text) => text.trim() !== "", "Enter a name for the link."),
        url: words(500).refine(
          (text) => isWebAddress(text.trim()),
          "Enter a full address that starts with https://.",
        ),
      }),
    )
    .max(10, "At most 10 links."),
  /** "" promises nothing; else days from 1 to 14. */
  response_days: z.string(),
  badges: z.array(z.string()).max(5, "At most 5 badges."),
  steps: z
    .array(
      z.object({
        title: words(120).refine((text) => text.trim() !== "", "Enter a name for the step."),
        description: words(1_000),
        duration_minutes: z
          .number()
          .min(5, "At least 5 minutes.")
          .max(10_080, "At most 1 week.")
          .nullable(),
      }),
    )
    .max(12, "At most 12 steps."),
});

export type CompanyForm = z.infer<typeof companyFormSchema>;

export function toForm(draft: CompanyDraft): CompanyForm {
  return {
    name: draft.name,
    public_link: draft.public_link,
    logo_url: draft.logo_url ?? "",
    tagline: draft.tagline ?? "",
    about: draft.about ?? "",
    size: draft.size ?? "",
    stage: draft.stage ?? "",
    industry: draft.industry ?? "",
    founded_year: draft.founded_year,
    places: draft.places,
    tech_stack: draft.tech_stack,
    culture: draft.culture ?? "",
    benefits: draft.benefits,
    website: draft.website ?? "",
    links: draft.links,
    response_days: draft.response_days?.toString() ?? "",
    badges: draft.badges,
    steps: draft.steps.map((step) => ({ ...step, description: step.description ?? "" })),
  };
}

export function fromForm(form: CompanyForm): CompanyDraft {
  const text = (typed: string) => typed.trim() || null;
  return {
    name: form.name.trim(),
    public_link: form.public_link,
    logo_url: text(form.logo_url),
    tagline: text(form.tagline),
    about: text(form.about),
    size: isOneOf<CompanySize>(companySizeLabels, form.size) ? form.size : null,
    stage: isOneOf<CompanyStage>(companyStageLabels, form.stage) ? form.stage : null,
    industry: text(form.industry),
    founded_year: form.founded_year,
    places: form.places,
    tech_stack: form.tech_stack,
    culture: text(form.culture),
    benefits: form.benefits,
    website: text(form.website),
    links: form.links.map(({ label, url }) => ({ label: label.trim(), url: url.trim() })),
    response_days: form.response_days === "" ? null : Number(form.response_days),
    badges: form.badges,
    steps: form.steps.map(({ title, description, duration_minutes }) => ({
      title: title.trim(),
      description: text(description),
      duration_minutes,
    })),
  };
}

/** The fields that cannot be saved as they are typed. */
export function invalidFields(form: CompanyForm): (keyof CompanyDraft)[] {
  const checked = companyFormSchema.safeParse(form);
  if (checked.success) return [];
  return [...new Set(checked.error.issues.map((issue) => issue.path[0] as keyof CompanyDraft))];
}

/** What the editor calls a field. */
export const fieldLabels: Record<keyof CompanyDraft, string> = {
  name: "Name",
  public_link: "Public link",
  logo_url: "Logo",
  tagline: "Tagline",
  about: "About",
  size: "Size",
  stage: "Stage",
  industry: "Industry",
  founded_year: "Founded",
  places: "Places",
  tech_stack: "Tech stack",
  culture: "Culture",
  benefits: "Benefits",
  website: "Website",
  links: "Links",
  response_days: "Response promise",
  badges: "Badges",
  steps: "Interview steps",
};

/** What candidates look for and do not find yet, the most telling first. */
export function emptyParts(draft: CompanyDraft): (keyof CompanyDraft)[] {
  const wanted: (keyof CompanyDraft)[] = [
    "tagline",
    "about",
    "response_days",
    "steps",
    "culture",
    "tech_stack",
    "size",
    "places",
    "benefits",
    "badges",
  ];
  return wanted.filter((field) => {
    const value = draft[field];
    return value === null || (Array.isArray(value) && value.length === 0);
  });
}
