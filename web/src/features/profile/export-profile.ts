import { unwrap } from "@/lib/errors";
import { saveFile } from "@/lib/save-file";
import { supabase } from "@/lib/supabase";

/** What a profile can be taken away as. */
export type ProfileFormat = "two pages" | "one page" | "json_resume";

const calls = {
  "two pages": { p_format: "pdf", p_pages: 2 },
  "one page": { p_format: "pdf", p_pages: 1 },
  json_resume: { p_format: "json_resume" },
} as const;

/** Hands the own profile to the browser as a file. */
export async function exportProfile(format: ProfileFormat): Promise<void> {
  const file = unwrap(await supabase().rpc("export_profile", calls[format]));
  const content =
    format === "json_resume"
      ? file.content
      : Uint8Array.from(atob(file.content), (letter) => letter.charCodeAt(0));
  saveFile(file.file_name, [content], file.media_type);
}
