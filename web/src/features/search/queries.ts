import { infiniteQueryOptions } from "@tanstack/react-query";
import type { SearchPage } from "@/lib/database.types";
import { unwrap } from "@/lib/errors";
import { supabase } from "@/lib/supabase";
import { filterParams, type SearchPlace } from "./search-place";

const PAGE = 20;

/** The results of a place, page by page. Not read anew behind the reader's back: the order would jump. */
export const resultsQuery = ({ query, kind, filters }: SearchPlace) =>
  infiniteQueryOptions({
    queryKey: ["search", "results", query, kind, filters],
    queryFn: async ({ pageParam, signal }) =>
      unwrap(
        await supabase()
          .rpc("search", {
            p_query: query,
            p_kind: pageParam?.kind ?? kind,
            p_filters: filterParams(kind, filters),
            p_limit: PAGE,
            p_cursor: pageParam?.cursor ?? null,
          })
          .abortSignal(signal),
      ),
    initialPageParam: null as { kind: SearchPage["kind"]; cursor: string } | null,
    getNextPageParam: ({ kind: shown, next_cursor }) =>
      next_cursor === null ? null : { kind: shown, cursor: next_cursor },
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
