// What the search box needs: every page has it, and only one the results with their filters.

import { queryOptions } from "@tanstack/react-query";
import { unwrap } from "@/lib/errors";
import { supabase } from "@/lib/supabase";

/** The server takes no more of a query, in characters. */
export const MAX_QUERY = 200;

/** What the search box offers for what is typed. */
export const suggestionsQuery = (typed: string) =>
  queryOptions({
    queryKey: ["search", "suggestions", typed],
    queryFn: async ({ signal }) =>
      unwrap(await supabase().rpc("search_suggest", { p_query: typed }).abortSignal(signal)),
    enabled: typed !== "",
    staleTime: 60_000,
    // Offers are a help: without them one can still search.
    retry: false,
  });
