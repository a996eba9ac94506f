import { queryOptions } from "@tanstack/react-query";
import { unwrap, unwrapMaybe } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { supabase } from "@/lib/supabase";

/** This one first, then by last use. */
export const sessionsQuery = queryOptions({
  queryKey: ["account", "sessions"],
  queryFn: async () => {
    const sessions = unwrap(await supabase().rpc("get_my_sessions"));
    return sessions.sort(
      (a, b) =>
        Number(b.current) - Number(a.current) || b.last_used_at.localeCompare(a.last_used_at),
    );
  },
  staleTime: 0,
});

export const sessionsChanged = () =>
  queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });

/** Ends one that is not this one; within seconds its pages are closed to it. */
export async function endSession(id: string): Promise<void> {
  unwrapMaybe(await supabase().rpc("end_session", { p_session_id: id }));
  queryClient.setQueryData(sessionsQuery.queryKey, (now) =>
    now?.filter((session) => session.id !== id),
  );
}
