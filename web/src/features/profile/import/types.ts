import type { Note } from "@/lib/documents/read-document";

/** From what to what a field goes; null is empty. */
export type Change = { from: unknown; to: unknown };
export type Changes = Record<string, Change>;

/** An entry of the résumé and what happens to it. */
export type ImportItem = {
  /** Names it in the choices. */
  key: string;
  action: "add" | "update" | "same";
  label: string;
  changes: Changes;
  /** Where it stands in the document. */
  pointer: string;
};

export type ImportSection = "experiences" | "educations" | "skills" | "links" | "projects";

/** Something in the profile that the résumé does not name. */
export type Deletable = { table: string; id: string; label: string };

/** `preview_resume_import`. */
export type ImportPreview = Record<ImportSection, ImportItem[]> & {
  /** The version of the profile that it was made on. */
  base_version: string;
  /** Fields of the profile itself. */
  basics: Changes;
  warnings: Note[];
  deletable: Deletable[];
};

/** What a person chose; everything else is done and nothing else deleted. */
export type ImportChoices = {
  skip: string[];
  delete: { table: string; id: string }[];
  basics: string[];
};

/** `apply_resume_import`. */
export type ImportResult = { added: number; updated: number; deleted: number; skipped: number };
