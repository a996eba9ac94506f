import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useOptimisticUpdate } from "../query/use-optimistic-update";
import { removeFromWatchlist, saveToWatchlist, watchedIdsQuery, watchlistKey } from "./queries";
import { useMayWatch } from "./use-may-watch";

type Watched = { id: string; full_name: string };

/** Saves somebody, or removes them; `saved` is null where the reader can't, and until it is known. */
export function useWatch({ id, full_name: name }: Watched) {
  const mayWatch = useMayWatch();
  const client = useQueryClient();
  const update = useOptimisticUpdate();
  const { data: ids } = useQuery({ ...watchedIdsQuery, enabled: mayWatch });
  const saved = mayWatch && ids ? ids.has(id) : null;

  const put = async (save: boolean, undoable: boolean) => {
    const { queryKey } = watchedIdsQuery;
    await update({
      apply: () => {
        const show = (on: boolean) =>
          client.setQueryData(queryKey, (before) => {
            const after = new Set<string>(before);
            if (on) after.add(id);
            else after.delete(id);
            return after;
          });
        show(save);
        return () => show(!save);
      },
      send: () => (save ? saveToWatchlist(id) : removeFromWatchlist(id)),
      notice: undoable
        ? {
            message: save
              ? `${name} is on your watchlist.`
              : `${name} is no longer on your watchlist.`,
            undo: () => void put(!save, false),
          }
        : undefined,
      onSettled: () => client.invalidateQueries({ queryKey: watchlistKey }),
    });
  };
  return { saved, toggle: () => saved !== null && void put(!saved, true) };
}
