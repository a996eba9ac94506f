import { queryOptions } from "@tanstack/react-query";
import { unwrap } from "@/lib/errors";
import { supabase } from "@/lib/supabase";

type Skill = { slug: string; name: string };

/** Skills whose name or alias begins with what was typed. */
export const skillSearchQuery = (typed: string) =>
  queryOptions({
    queryKey: ["search", "skills", typed],
    queryFn: async () =>
      unwrap<(Skill & { category: string })[]>(
        await supabase().rpc("search_skills", { p_query: typed, p_limit: 8 }),
      ),
    enabled: typed !== "",
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The names of the skills that an address holds by their slugs. */
export const skillNamesQuery = (slugs: string[]) =>
  queryOptions({
    queryKey: ["search", "skill-names", ...slugs],
    queryFn: async () =>
      unwrap<Skill[]>(await supabase().from("skills").select("slug,name").in("slug", slugs)),
    enabled: slugs.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The labels that a company can carry. */
export const badgeLabelsQuery = queryOptions({
  queryKey: ["search", "badge-labels"],
  queryFn: async () =>
    unwrap<{ key: string; label: string }[]>(
      await supabase().from("badge_labels").select("key,label").order("position"),
    ),
  staleTime: Number.POSITIVE_INFINITY,
});
