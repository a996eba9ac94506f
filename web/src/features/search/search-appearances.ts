import { useEffect } from "react";
import { mayCount } from "@/lib/opt-out";
import { supabase } from "@/lib/supabase";
import { whenSeen } from "@/lib/views";

/** Records the people of a page of results, once it was in sight for a second. The server knows whose search counts. */
export function useSearchAppearances(people: string[]): void {
  const ids = people.join();
  useEffect(() => {
    if (!ids || !mayCount()) return;
    return whenSeen(
      () =>
        void supabase()
          .rpc("record_search_appearances", { p_profile_ids: ids.split(",") })
          .then(),
    );
  }, [ids]);
}
