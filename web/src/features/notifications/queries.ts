import { type InfiniteData, infiniteQueryOptions } from "@tanstack/react-query";
import { badgesQuery } from "@/lib/badges/badges";
import type { NotificationEntry } from "@/lib/database.types";
import { unwrap } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { supabase } from "@/lib/supabase";

const PAGE = 20;

/** Where the next page begins: after the newest notification of the last entry. */
type Cursor = Pick<NotificationEntry, "id" | "created_at">;

/** The reader's notifications, an entry for each thing, the newest first. Changes come over the bar's feed. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: ["notifications"],
  queryFn: async ({ pageParam, signal }) =>
    unwrap(
      await supabase()
        .rpc("get_notifications", {
          p_limit: PAGE,
          p_before: pageParam?.created_at ?? null,
          p_before_id: pageParam?.id ?? null,
        })
        .abortSignal(signal),
    ),
  initialPageParam: null as Cursor | null,
  getNextPageParam: (page): Cursor | null => (page.length === PAGE ? (page.at(-1) ?? null) : null),
});

type Pages = InfiniteData<NotificationEntry[], unknown>;

/** All loaded entries. One that moved to the front while pages were read is listed once. */
export function entriesOf(pages: Pages | undefined): NotificationEntry[] {
  const known = new Map((pages?.pages.flat() ?? []).map((entry) => [entry.id, entry]));
  return [...known.values()];
}

/** The pages after an entry, or all of them, was read. */
export function withRead(pages: Pages | undefined, id: string | null): Pages | undefined {
  return (
    pages && {
      ...pages,
      pages: pages.pages.map((page) =>
        page.map((entry) => (id === null || entry.id === id ? { ...entry, unread: 0 } : entry)),
      ),
    }
  );
}

/** Shows an entry, or all of them, as read before the server has answered; returns the rollback. */
export function showAsRead(id: string | null): () => void {
  const { queryKey } = notificationsQuery;
  const before = queryClient.getQueryData(queryKey);
  const badges = queryClient.getQueryData(badgesQuery.queryKey);
  queryClient.setQueryData(queryKey, withRead(before, id));
  queryClient.setQueryData(
    badgesQuery.queryKey,
    (old) => old && { ...old, notifications: id === null ? 0 : Math.max(0, old.notifications - 1) },
  );
  return () => {
    queryClient.setQueryData(queryKey, before);
    queryClient.setQueryData(badgesQuery.queryKey, badges);
  };
}

/** Marks an entry, or all of them, as read on the server. */
export const markRead = async (id: string | null) =>
  unwrap(await supabase().rpc("mark_notifications_read", { p_id: id }));
