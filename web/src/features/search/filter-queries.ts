import { queryOptions } from "@tanstack/react-query";
import { unwrap } from "@/lib/errors";
import { supabase } from "@/lib/supabase";

/** The labels that a company can carry. */
export const badgeLabelsQuery = queryOptions({
  queryKey: ["search", "badge-labels"],
  queryFn: async () =>
    unwrap<{ key: string; label: string }[]>(
      await supabase().from("badge_labels").select("key,label").order("position"),
    ),
  staleTime: Number.POSITIVE_INFINITY,
});
