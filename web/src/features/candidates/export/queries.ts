import { unwrap } from "@/lib/errors";
import { supabase } from "@/lib/supabase";

/** One page of a job's approved candidates. */
export const candidatesExportPage = async (
  job: string,
  format: "csv" | "json_resume",
  after: string | null,
) =>
  unwrap(
    await supabase().rpc("export_candidates", {
      p_job_opening_id: job,
      p_format: format,
      p_after: after,
    }),
  );
