import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { unwrap } from "./errors";
import { supabase } from "./supabase";

/** Skills whose name or alias begins with what is typed. Never those of an earlier word: Enter takes the first. */
export const skillSearchQuery = (typed: string) =>
  queryOptions({
    queryKey: ["skills", "search", typed],
    queryFn: async () =>
      unwrap(await supabase().rpc("search_skills", { p_query: typed, p_limit: 10 })),
    enabled: typed !== "",
    staleTime: 10 * 60_000,
  });

/** The names of skills that are known by their slugs only: those of an address. */
export const skillNamesQuery = (slugs: string[]) =>
  queryOptions({
    queryKey: ["skills", "names", ...slugs],
    queryFn: async () =>
      unwrap(await supabase().from("skills").select("slug,name").in("slug", slugs)),
    enabled: slugs.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What a `TagInput` whose value is slugs needs, to offer known skills by name or alias. */
export function useSkillTags(slugs: string[]) {
  const [typed, setTyped] = useState("");
  const { data: found = [] } = useQuery(skillSearchQuery(typed.trim()));
  const { data: names = [] } = useQuery(skillNamesQuery(slugs));
  const known = new Map([...found, ...names].map(({ slug, name }) => [slug, name]));
  return {
    suggestions: found.map(({ slug, name, category }) => ({
      value: slug,
      label: name,
      note: category,
    })),
    filtered: true,
    onQueryChange: setTyped,
    renderTag: (slug: string) => known.get(slug) ?? slug,
  } as const;
}
