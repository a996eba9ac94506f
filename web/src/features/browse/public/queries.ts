import { queryOptions } from "@tanstack/react-query";
import { unwrapMaybeUntyped } from "@/lib/errors";
import { faceData, faceDataAt } from "@/lib/face-data";
import { supabase } from "@/lib/supabase";
import type { Job } from "../types";

/** A job as `get_public_job` shows it to everybody: nothing in it is about the reader. */
type PublicJob = Omit<Job, "match" | "saved" | "interaction" | "interested_count" | "recruiter">;

/** An open job as everybody may read it; null when it is not there, or not open any more. */
export const publicJobQuery = (id: string) =>
  queryOptions({
    queryKey: ["browse", "public", id],
    queryFn: async () => {
      const job = unwrapMaybeUntyped<PublicJob | null>(
        await supabase().rpc("get_public_job", { p_id: id }),
      );
      return job && forNobody(job);
    },
    initialData: () => {
      const job = faceData<PublicJob>("job", id);
      return job && forNobody(job);
    },
    initialDataUpdatedAt: faceDataAt,
  });

/** The job in the shape that its parts take, with nothing about a reader. */
function forNobody(job: PublicJob): Job {
  return {
    ...job,
    match: null,
    saved: false,
    interaction: null,
    interested_count: 0,
    recruiter: null,
  };
}
