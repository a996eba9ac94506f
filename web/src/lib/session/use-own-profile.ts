import { queryClient } from "../query-client";
import { useChanges } from "../realtime";
import { employerContextQuery } from "./context";
import { session } from "./session";

/**
 * Keeps the own profile up to date when it changes elsewhere: name, picture and address in another tab, the review of
 * the company by staff. Mounted once, by the signed-in layout.
 */
export function useOwnProfile(id: string): void {
  useChanges(`profile:${id}`, [{ event: "UPDATE", table: "profiles", filter: `id=eq.${id}` }], {
    refresh: () => {
      void session().reloadProfile();
      void queryClient.invalidateQueries({ queryKey: employerContextQuery.queryKey });
    },
  });
}
