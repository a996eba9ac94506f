import { queryOptions } from "@tanstack/react-query";
import type { MarkedView } from "@/lib/vocabulary.generated";
import type { Badges } from "../database.types";
import { unwrap } from "../errors";
import { supabase } from "../supabase";

export const noBadges: Badges = {
  messages: 0,
  candidates: 0,
  new_candidates: 0,
  shared_jobs: 0,
  notifications: 0,
};

/** Failures count as nothing new, silently (specification §8). */
export const badgesQuery = queryOptions({
  queryKey: ["badges"],
  queryFn: async (): Promise<Badges> => {
    try {
      return unwrap(await supabase().rpc("get_badges"));
    } catch {
      return noBadges;
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** How many new things a view holds. */
export function countFor(view: MarkedView, badges: Badges): number {
  if (view === "messages") return badges.messages;
  return view === "candidates" ? badges.new_candidates : badges.shared_jobs;
}

/** The badges after a view was opened. */
export function withoutView(view: MarkedView, badges: Badges): Badges {
  const left = { ...badges };
  if (view === "messages") left.messages = 0;
  else if (view === "candidates") left.new_candidates = 0;
  else left.shared_jobs = 0;
  return { ...left, candidates: left.new_candidates + left.shared_jobs };
}

/** The specification's two keys; the server's marks are the truth, these are written beside them. */
const storageKeys: Partial<Record<MarkedView, string>> = {
  candidates: "interested_candidates_last_viewed_at",
  shared_jobs: "shared_jobs_last_viewed_at",
};

export function writeViewedAt(
  view: MarkedView,
  viewedAt: string,
  storage: Pick<Storage, "setItem"> = localStorage,
): void {
  const key = storageKeys[view];
  if (!key) return;
  try {
    storage.setItem(key, viewedAt);
  } catch {
    // Storage may be closed to us; the server remembers.
  }
}
