import { supabase } from "@/lib/supabase";
import { Refused } from "./refused";

/** The same limit as the server's. */
export const MAX_FILE_BYTES = 10_000_000;

/** What the server read in a file: a JSON Resume, and where its values come from. */
export type ReadDraft = {
  source: "json_resume" | "linkedin_archive" | "pdf" | "docx";
  document: Resume;
  /** The text that a guessed value was read from, by JSON pointer. */
  origins: Record<string, string>;
  /** Pointers of values that could be something else. */
  unsure: string[];
  /** Text that isn't in the document. */
  left_out: { heading: string; lines: string[] }[];
};

/** The parts of a JSON Resume that can be corrected. Further parts go along as they are. */
export type Resume = {
  basics?: {
    name?: string;
    label?: string;
    summary?: string;
    location?: { city?: string };
    [field: string]: unknown;
  };
  work?: {
    name?: string;
    position?: string;
    location?: string;
    startDate?: string;
    endDate?: string;
    summary?: string;
    highlights?: string[];
  }[];
  education?: {
    institution?: string;
    studyType?: string;
    area?: string;
    startDate?: string;
    endDate?: string;
    score?: string;
  }[];
  projects?: {
    name?: string;
    description?: string;
    url?: string;
    startDate?: string;
    endDate?: string;
  }[];
  skills?: { name?: string; level?: string }[];
  [section: string]: unknown;
};

/** Whether values of a draft were guessed from the text of pages, so that someone has to look at them. */
export function isGuessed({ source }: ReadDraft): boolean {
  return source === "pdf" || source === "docx";
}

/** Has the server read a file that isn't JSON. Nothing is stored. */
export async function readResume(file: File): Promise<ReadDraft> {
  const { data: auth } = await supabase().auth.getSession();
  const token = auth.session?.access_token;
  const { data, error } = await supabase().functions.invoke<ReadDraft>("read-resume", {
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
    body: file,
  });
  if (data) return data;
  throw await refusal(error);
}

/** What the function says of a file; its client's own error where it says nothing. */
async function refusal(error: unknown): Promise<unknown> {
  const context: unknown = error instanceof Error && "context" in error ? error.context : null;
  if (!(context instanceof Response)) return error;
  try {
    const { message, hint } = (await context.json()) as { message?: string; hint?: string | null };
    if (!message || context.status >= 500) return error;
    return new Refused([message, hint].filter(Boolean).join(" "), []);
  } catch {
    return error;
  }
}
