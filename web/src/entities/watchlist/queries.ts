import { queryOptions } from "@tanstack/react-query";
import { unwrap } from "@/lib/errors";
import { supabase } from "@/lib/supabase";

/** Everything that a change of the watchlist makes old. */
export const watchlistKey = ["watchlist"] as const;

/** Whom the reader has saved, of those they can see. */
export const watchedIdsQuery = queryOptions({
  queryKey: [...watchlistKey, "ids"],
  queryFn: async () => {
    const rows = unwrap(await supabase().from("watchlist").select("profile_id"));
    return new Set(rows.map((row) => row.profile_id));
  },
  staleTime: 60_000,
});

export const saveToWatchlist = async (profileId: string) =>
  unwrap(await supabase().rpc("save_to_watchlist", { p_profile_id: profileId }));

export const removeFromWatchlist = async (profileId: string) =>
  unwrap(await supabase().rpc("remove_from_watchlist", { p_profile_id: profileId }));
