import { queryOptions } from "@tanstack/react-query";
import type { JobContent, PublicJob } from "@/lib/database.types";
import { unwrapMaybe } from "@/lib/errors";
import { faceData, faceDataAt } from "@/lib/face-data";
import { supabase } from "@/lib/supabase";

/** An open job as everybody may read it; null when it is not there, or not open any more. */
export const publicJobQuery = (id: string) =>
  queryOptions({
    queryKey: ["browse", "public", id],
    queryFn: async () => {
      const job = unwrapMaybe(await supabase().rpc("get_public_job", { p_id: id }));
      return job && forNobody(job);
    },
    initialData: () => {
      const job = faceData("job", id);
      return job && forNobody(job);
    },
    initialDataUpdatedAt: faceDataAt,
  });

/** The job in the shape that its parts take, with nothing about a reader. */
function forNobody(job: PublicJob): JobContent {
  return {
    ...job,
    match: null,
    pay_about: null,
    lifts: [],
    hours_asked: null,
    is_featured: false,
    saved: false,
    interaction: null,
    interested_count: 0,
    recruiter: null,
  };
}
