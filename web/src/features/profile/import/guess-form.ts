import { z } from "zod";
import { fromMonth, type MonthValue, noMonth } from "../dates";
import { endsBeforeStart, line, month, toLines } from "../schemas";
import type { ReadDraft, Resume } from "./read-resume";

/** Where an entry's values were read, and whether two of them could be the wrong way round. */
const read = z.object({ take: z.boolean(), origin: z.string(), unsure: z.boolean() });

type Dated = { take: boolean; from: MonthValue; to: MonthValue };

function checkDates({ take, from, to }: Dated, issues: z.RefinementCtx): void {
  if (take && endsBeforeStart(from, to)) {
    issues.addIssue({ code: "custom", path: ["to"], message: "The end is before the start." });
  }
}

/** Only an entry that is imported has to be whole. */
function need(
  entry: { take: boolean },
  missing: [path: string, isMissing: boolean, message: string][],
  issues: z.RefinementCtx,
): void {
  for (const [path, isMissing, message] of missing) {
    if (entry.take && isMissing) issues.addIssue({ code: "custom", path: [path], message });
  }
}

const work = read
  .extend({
    position: line(160),
    name: line(160),
    location: line(120),
    from: month,
    to: month,
    summary: line(5000),
    highlights: z.string(),
  })
  .superRefine((entry, issues) => {
    need(
      entry,
      [
        ["position", entry.position === "", "Enter the title."],
        ["name", entry.name === "", "Enter the company."],
        ["from", fromMonth(entry.from) === null, "Enter a start date."],
      ],
      issues,
    );
    checkDates(entry, issues);
  });

const education = read
  .extend({
    institution: line(160),
    studyType: line(120),
    area: line(160),
    from: month,
    to: month,
    score: line(40),
  })
  .superRefine((entry, issues) => {
    need(entry, [["institution", entry.institution === "", "Enter the school."]], issues);
    checkDates(entry, issues);
  });

const project = read
  .extend({ name: line(120), description: line(5000), url: line(500) })
  .superRefine((entry, issues) => {
    need(entry, [["name", entry.name === "", "Enter the name."]], issues);
  });

export const guessSchema = z.object({
  name: line(120),
  label: line(160),
  location: line(120),
  summary: line(10_000),
  work: z.array(work),
  education: z.array(education),
  projects: z.array(project),
  skills: z.array(z.object({ name: line(60), level: z.string() })),
});

export type GuessValues = z.infer<typeof guessSchema>;
export type GuessList = "work" | "education" | "projects";

/** "2019-03", or "2019" where only the year is known, as the form holds it. */
function toValue(date: string | undefined): MonthValue {
  if (!date) return noMonth;
  return { year: date.slice(0, 4), month: date.slice(5, 7) };
}

function toDate({ year, month }: MonthValue): string {
  return year && month ? `${year}-${month}` : year;
}

/** The form's values of a draft. */
export function toValues({ document, origins, unsure }: ReadDraft): GuessValues {
  const about = (list: string, index: number) => {
    const place = `/${list}/${index}/`;
    const lines = Object.entries(origins).filter(([pointer]) => pointer.startsWith(place));
    return {
      take: true,
      origin: [...new Set(lines.map(([, text]) => text.replaceAll("\t", " ")))].join(" / "),
      unsure: unsure.some((pointer) => pointer.startsWith(place)),
    };
  };
  return {
    name: document.basics?.name ?? "",
    label: document.basics?.label ?? "",
    location: document.basics?.location?.city ?? "",
    summary: document.basics?.summary ?? "",
    work: (document.work ?? []).map((entry, index) => ({
      ...about("work", index),
      position: entry.position ?? "",
      name: entry.name ?? "",
      location: entry.location ?? "",
      from: toValue(entry.startDate),
      to: toValue(entry.endDate),
      summary: entry.summary ?? "",
      highlights: (entry.highlights ?? []).join("\n"),
    })),
    education: (document.education ?? []).map((entry, index) => ({
      ...about("education", index),
      institution: entry.institution ?? "",
      studyType: entry.studyType ?? "",
      area: entry.area ?? "",
      from: toValue(entry.startDate),
      to: toValue(entry.endDate),
      score: entry.score ?? "",
    })),
    projects: (document.projects ?? []).map((entry, index) => ({
      ...about("projects", index),
      name: entry.name ?? "",
      description: entry.description ?? "",
      url: entry.url ?? "",
    })),
    skills: (document.skills ?? []).map(({ name, level }) => ({
      name: name ?? "",
      level: level ?? "",
    })),
  };
}

/** The document with what was corrected. What the form doesn't show goes along. */
export function toDocument(document: Resume, values: GuessValues): Resume {
  const filled = <T extends object>(entry: T): T =>
    Object.fromEntries(
      Object.entries(entry).filter(([, value]) => value !== "" && !isEmptyList(value)),
    ) as T;
  const { location, ...basics } = document.basics ?? {};
  return {
    ...document,
    basics: {
      ...filled({
        ...basics,
        name: values.name,
        label: values.label,
        summary: values.summary,
      }),
      ...(values.location && { location: { ...location, city: values.location } }),
    },
    work: values.work
      .filter(({ take }) => take)
      .map((entry) =>
        filled({
          position: entry.position,
          name: entry.name,
          location: entry.location,
          startDate: toDate(entry.from),
          endDate: toDate(entry.to),
          summary: entry.summary,
          highlights: toLines(entry.highlights),
        }),
      ),
    education: values.education
      .filter(({ take }) => take)
      .map((entry) =>
        filled({
          institution: entry.institution,
          studyType: entry.studyType,
          area: entry.area,
          startDate: toDate(entry.from),
          endDate: toDate(entry.to),
          score: entry.score,
        }),
      ),
    projects: values.projects
      .filter(({ take }) => take)
      .map((entry) => filled({ name: entry.name, description: entry.description, url: entry.url })),
    skills: values.skills.filter(({ name }) => name !== "").map(filled),
  };
}

/** An entry of one list as one of another: what both have is kept. */
export function moved(values: GuessValues, from: GuessList, index: number, to: GuessList) {
  const post = from === "work" ? values.work[index] : undefined;
  const school = from === "education" ? values.education[index] : undefined;
  const made = from === "projects" ? values.projects[index] : undefined;
  const entry = post ?? school ?? made;
  if (!entry) return null;
  const common = { take: entry.take, origin: entry.origin, unsure: true };
  const dates = {
    from: post?.from ?? school?.from ?? noMonth,
    to: post?.to ?? school?.to ?? noMonth,
  };
  const title = post?.position ?? school?.area ?? made?.name ?? "";
  const place = post?.name ?? school?.institution ?? "";
  const text =
    made?.description ?? [post?.summary, post?.highlights].filter(Boolean).join("\n") ?? "";
  switch (to) {
    case "work":
      return {
        list: to,
        entry: {
          ...common,
          ...dates,
          position: title,
          name: place,
          location: "",
          summary: text,
          highlights: "",
        },
      } as const;
    case "education":
      return {
        list: to,
        entry: {
          ...common,
          ...dates,
          institution: place,
          studyType: school?.studyType ?? "",
          area: title,
          score: "",
        },
      } as const;
    case "projects":
      return {
        list: to,
        entry: { ...common, name: title || place, description: text, url: made?.url ?? "" },
      } as const;
  }
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
