import { infiniteQueryOptions } from "@tanstack/react-query";
import { watchlistKey } from "@/entities/watchlist/queries";
import type { WatchedPerson } from "@/lib/database.types";
import { unwrap } from "@/lib/errors";
import { supabase } from "@/lib/supabase";

/** People that one page holds. */
const PAGE = 50;

/** The people the reader has saved and can see, the last saved first. */
export const watchlistQuery = infiniteQueryOptions({
  queryKey: [...watchlistKey, "list"],
  queryFn: async ({ pageParam: after, signal }) =>
    unwrap(
      await supabase()
        .rpc("get_watchlist", {
          p_limit: PAGE,
          ...(after && { p_before: after.saved_at, p_before_id: after.profile_id }),
        })
        .abortSignal(signal),
    ),
  initialPageParam: null as WatchedPerson | null,
  getNextPageParam: ({ entries }) => (entries.length < PAGE ? null : (entries.at(-1) ?? null)),
  staleTime: 60_000,
});
