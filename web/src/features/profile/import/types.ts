import type { Database, ResumeChange } from "@/lib/database.types";

export type {
  ResumeChange as Change,
  ResumeDeletable as Deletable,
  ResumeItem as ImportItem,
} from "@/lib/database.types";

/** Fields that change, by their names. */
export type Changes = { [field: string]: ResumeChange };

export type ImportSection = "experiences" | "educations" | "skills" | "links" | "projects";

type Functions = Database["public"]["Functions"];

/** What importing a résumé would change. */
export type ImportPreview = Functions["preview_resume_import"]["Returns"];

/** What a person chose; everything else is done and nothing else deleted. */
export type ImportChoices = {
  skip: string[];
  delete: { table: string; id: string }[];
  basics: string[];
};

export type ImportResult = Functions["apply_resume_import"]["Returns"];
