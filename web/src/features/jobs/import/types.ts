import type { ImportRowOutcome, ImportRowState } from "@/lib/vocabulary.generated";
import type { JobDraft, Missing } from "../types";

/** What is said about a row: the place, what stands there, what is wrong, what to do. */
export type ImportNote = { at: string; value?: string; message: string; fix?: string };

/** One row of an import. */
export type ImportRow = {
  number: number;
  line: number | null;
  source_name: string | null;
  state: ImportRowState;
  title: string | null;
  identifier: string | null;
  draft: Partial<Omit<JobDraft, "skills">> & {
    skills?: { slug: string; importance: string; min_years: number | null }[];
  };
  problems: ImportNote[];
  warnings: ImportNote[];
  unknown_skills: string[];
  changes: string[];
  missing: Missing[];
  job_id: string | null;
  outcome: ImportRowOutcome | null;
};

/** Which rows are looked at. */
export type Show = "all" | ImportRowState;

/** How many jobs a run would create and update. */
export type RunCounts = { create: number; update: number };
