import { queryOptions } from "@tanstack/react-query";
import { unwrap } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { supabase } from "@/lib/supabase";
import { readOnPurpose } from "../read-on-purpose";

/** The set of a UTC day; today's without one. */
export const featuredQuery = (day: string) =>
  queryOptions({
    queryKey: ["admin", "featured", day],
    queryFn: async () =>
      unwrap(
        await supabase().rpc("admin_get_featured_jobs", {
          p_day: day || null,
          p_reason: "Viewed the featured jobs",
        }),
      ),
    ...readOnPurpose,
  });

/** In a full set it takes the place of another job. */
export async function addFeatured(
  job: string,
  day: string,
  inPlaceOf: string | null,
  reason: string,
) {
  unwrap(
    await supabase().rpc("admin_add_featured_job", {
      p_job_opening_id: job,
      p_day: day,
      p_in_place_of: inPlaceOf,
      p_reason: reason,
    }),
  );
  await queryClient.invalidateQueries({ queryKey: ["admin", "featured"] });
}

export async function removeFeatured(job: string, day: string, reason: string) {
  unwrap(
    await supabase().rpc("admin_remove_featured_job", {
      p_job_opening_id: job,
      p_day: day,
      p_reason: reason,
    }),
  );
  await queryClient.invalidateQueries({ queryKey: ["admin", "featured"] });
}
