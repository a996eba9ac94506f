import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { MarkedView } from "@/lib/vocabulary.generated";
import type { Badges } from "../database.types";
import { unwrap } from "../errors";
import { queryClient } from "../query-client";
import { useChanges } from "../realtime";
import type { Profile } from "../session/profile";
import { supabase } from "../supabase";
import { badgesQuery, countFor, noBadges, withoutView, writeViewedAt } from "./badges";

/** The counts of the bar, as the feed read them last. */
export function useBadges(): Badges {
  return useQuery({ ...badgesQuery, enabled: false }).data ?? noBadges;
}

/** Counts are read when changes flow, so that none is missed; where they do not flow, after this long. */
const UNFED_MS = 3_000;

/** Keeps the counts fresh while somebody is signed in. Mounted once, by the signed-in layout. */
export function useBadgeFeed({ id, role }: Pick<Profile, "id" | "role">): void {
  const refresh = () => void queryClient.fetchQuery({ ...badgesQuery, staleTime: 0 });
  useEffect(() => {
    const timer = setTimeout(() => void queryClient.ensureQueryData(badgesQuery), UNFED_MS);
    return () => clearTimeout(timer);
  }, []);
  const forEmployers = [
    { event: "INSERT", table: "job_interactions" },
    { event: "INSERT", table: "job_sharing", filter: `shared_with=eq.${id}` },
  ] as const;
  useChanges(
    `badges:${id}:${role}`,
    [
      { event: "*", table: "messages" },
      { event: "*", table: "notifications" },
      ...(role === "employer" ? forEmployers : []),
    ],
    {
      onChange: ({ table, eventType, new: row }) => {
        if (table === "job_interactions" && "status" in row && row.status !== "interested") return;
        if (table === "messages") {
          if ("sender_id" in row && row.sender_id === id) return;
          // Other words count no more than the first ones; a deleted message no longer counts.
          if (eventType === "UPDATE" && "deleted_at" in row && row.deleted_at === null) return;
        }
        if (table === "notifications") {
          void queryClient.invalidateQueries({ queryKey: ["notifications"] });
        }
        refresh();
      },
      refresh,
    },
  );
}

/**
 * Resets a badge while its view is open: at once, and again when something arrives under the eyes of the
 * reader. Pages call it: `useMarkViewed("messages")`.
 */
export function useMarkViewed(view: MarkedView): void {
  const count = countFor(view, useBadges());
  useEffect(() => {
    void markViewed(view);
  }, [view]);
  useEffect(() => {
    if (count > 0 && document.visibilityState === "visible") void markViewed(view);
  }, [view, count]);
}

async function markViewed(view: MarkedView): Promise<void> {
  queryClient.setQueryData(badgesQuery.queryKey, (old) => old && withoutView(view, old));
  try {
    const { viewed_at } = unwrap(await supabase().rpc("mark_viewed", { p_view: view }));
    writeViewedAt(view, viewed_at);
  } catch {
    // The count comes back with the next refresh; nothing is lost.
  }
}
