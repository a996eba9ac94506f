import { queryOptions } from "@tanstack/react-query";
import { unwrap } from "@/lib/errors";
import { supabase } from "@/lib/supabase";

export type RankRow = {
  name: string;
  position: number;
  min_challenges: number;
  /** Given by hand, not by count. */
  is_special: boolean;
};

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
