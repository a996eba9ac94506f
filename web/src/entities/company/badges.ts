import { queryOptions } from "@tanstack/react-query";
import { unwrap } from "@/lib/errors";
import { supabase } from "@/lib/supabase";

/** The labels that a company can carry, with their colours, in their order. */
export const badgeLabelsQuery = queryOptions({
  queryKey: ["badge-labels"],
  queryFn: async () =>
    unwrap(await supabase().from("badge_labels").select("key,label,color").order("position")),
  staleTime: Number.POSITIVE_INFINITY,
});
