import { queryOptions } from "@tanstack/react-query";
import { unwrap } from "@/lib/errors";
import { supabase } from "@/lib/supabase";

/** The open jobs that jobs about to be published, or a title, nearly repeat. */
export const similarJobsQuery = (of: { ids: string[] } | { title: string }) =>
  queryOptions({
    queryKey: ["jobs", "similar", of],
    queryFn: async () => {
      const args = "ids" in of ? { p_ids: of.ids } : { p_title: of.title };
      return unwrap(await supabase().rpc("find_similar_jobs", args)).jobs;
    },
    staleTime: 0,
  });
