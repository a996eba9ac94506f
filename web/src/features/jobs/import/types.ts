import type { ImportStatus } from "@/lib/vocabulary.generated";
import type { JobDraft, Missing } from "../types";

/** What is said about a row: the place, what stands there, what is wrong, what to do. */
export type ImportNote = { at: string; value?: string; message: string; fix?: string };

export type RowState = "broken" | "new" | "changed" | "same";

/** An import as `get_job_import` tells it. */
export type JobImport = {
  id: string;
  kind: "csv" | "postings";
  name: string;
  status: ImportStatus;
  size_bytes: number;
  received_bytes: number;
  row_count: number;
  read_count: number;
  format: {
    encoding?: string | null;
    separator?: string | null;
    headers?: string[];
    mapping?: (string | null)[];
    samples?: string[][];
    notes?: string[];
  };
  counts: Record<RowState, number> & { noted: number; complete: number; on_show: number };
  unknown_skills: {
    name: string;
    count: number;
    proposal: { slug: string; name: string } | null;
  }[];
  progress: { done: number; total: number } | null;
  choices: { update?: boolean; publish?: boolean } | null;
  result: ImportResult | null;
  failure: string | null;
  created_at: string;
};

export type ImportResult = Record<
  "created" | "updated" | "left" | "skipped" | "gone" | "broken" | "published",
  number
>;

/** One row of it. */
export type ImportRow = {
  number: number;
  line: number | null;
  source_name: string | null;
  state: RowState;
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
  outcome: "created" | "updated" | "skipped" | "left" | "gone" | null;
};

/** Which rows are looked at. */
export type Show = "all" | RowState;

/** How many jobs a run would create and update. */
export type RunWords = { create: number; update: number };
