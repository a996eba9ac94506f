import type { Database, ResumeChange, ResumeDeletable, ResumeItem } from "@/lib/database.types";

type Functions = Database["public"]["Functions"];

/** What importing a résumé would change. */
export type ImportPreview = Functions["preview_resume_import"]["Returns"];

export type ImportResult = Functions["apply_resume_import"]["Returns"];

/** Fields that change, by their names. */
export type Changes = { [field: string]: ResumeChange };

export type ImportSection =
  | "experiences"
  | "educations"
  | "skills"
  | "certificates"
  | "languages"
  | "links"
  | "projects";

/** What a person chose; everything else is done and nothing else deleted. */
export type ImportChoices = {
  skip: string[];
  delete: Pick<ResumeDeletable, "table" | "id">[];
  basics: string[];
};

/** The lists of a profile in the order in which they are shown, with their names. */
export const sectionLabels: Record<ImportSection, string> = {
  experiences: "Experience",
  educations: "Education",
  skills: "Skills",
  certificates: "Certificates",
  languages: "Languages",
  links: "Links",
  projects: "Featured projects",
};
export const sections = Object.keys(sectionLabels) as ImportSection[];

/** Which table each list lies in, as deletions name it. */
export const tableSections: Record<string, ImportSection> = {
  experiences: "experiences",
  educations: "educations",
  profile_skills: "skills",
  profile_certificates: "certificates",
  profile_languages: "languages",
  profile_links: "links",
  featured_projects: "projects",
};

/**
 * What is ticked: everything that the résumé brings, and nothing that it would take away. The exceptions
 * are kept, so that a fresh preview of the same document keeps the choices that still mean something.
 */
export type Ticks = {
  /** Keys of entries that were unticked. */
  skipped: ReadonlySet<string>;
  /** Fields of the profile that were unticked. */
  excludedBasics: ReadonlySet<string>;
  /** `table/id` of what was ticked to be deleted. */
  deleted: ReadonlySet<string>;
};

export const untouched: Ticks = {
  skipped: new Set(),
  excludedBasics: new Set(),
  deleted: new Set(),
};

/** A set with one member put in or taken out. */
export function toggled(set: ReadonlySet<string>, member: string, on: boolean): Set<string> {
  const next = new Set(set);
  if (on) next.add(member);
  else next.delete(member);
  return next;
}

export function deleteKey({ table, id }: ResumeDeletable): string {
  return `${table}/${id}`;
}

/** Entries that would change something. */
export function changing(items: ResumeItem[]): ResumeItem[] {
  return items.filter((item) => item.action !== "same");
}

/** What will be asked of the server: only choices that the preview knows. */
export function toChoices(preview: ImportPreview, ticks: Ticks): ImportChoices {
  const items = sections.flatMap((section) => changing(preview[section]));
  return {
    skip: items.map((item) => item.key).filter((key) => ticks.skipped.has(key)),
    delete: preview.deletable
      .filter((one) => ticks.deleted.has(deleteKey(one)))
      .map(({ table, id }) => ({ table, id })),
    basics: Object.keys(preview.basics).filter((field) => !ticks.excludedBasics.has(field)),
  };
}

/** What will happen, counted. */
export type ImportCounts = { added: number; changed: number; deleted: number; fields: number };

export function tally(preview: ImportPreview, ticks: Ticks): ImportCounts {
  const choices = toChoices(preview, ticks);
  const selected = sections
    .flatMap((section) => changing(preview[section]))
    .filter((item) => !ticks.skipped.has(item.key));
  return {
    added: selected.filter((item) => item.action === "add").length,
    changed: selected.filter((item) => item.action === "update").length,
    deleted: choices.delete.length,
    fields: choices.basics.length,
  };
}

/** "3 added · 1 changed · 2 fields"; says so when nothing would happen. */
export function tallyText({ added, changed, deleted, fields }: ImportCounts): string {
  const parts = [
    added > 0 && `${added} added`,
    changed > 0 && `${changed} changed`,
    fields > 0 && `${fields} ${fields === 1 ? "field" : "fields"} of your profile`,
    deleted > 0 && `${deleted} deleted`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(" · ") : "Nothing selected";
}

/** Whether the document would change anything at all. */
export function changesAnything(preview: ImportPreview): boolean {
  return (
    Object.keys(preview.basics).length > 0 ||
    sections.some((section) => changing(preview[section]).length > 0)
  );
}
