import { queryOptions } from "@tanstack/react-query";
import { unwrap } from "@/lib/errors";
import { supabase } from "@/lib/supabase";

/** Every rank by its position. */
export const ranksQuery = queryOptions({
  queryKey: ["ranks"],
  queryFn: async () =>
    unwrap(
      await supabase()
        .from("developer_ranks")
        .select("name,position,min_challenges,is_special")
        .order("position"),
    ),
  staleTime: Number.POSITIVE_INFINITY,
});
