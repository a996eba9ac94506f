import { infiniteQueryOptions } from "@tanstack/react-query";
import { unwrap } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { supabase } from "@/lib/supabase";
import type { OutboxState } from "@/lib/vocabulary.generated";
import { readOnPurpose } from "../read-on-purpose";

export const outboxQuery = (state: OutboxState | null, to: string) =>
  infiniteQueryOptions({
    queryKey: ["admin", "outbox", state, to],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam }) =>
      unwrap(
        await supabase().rpc("admin_list_outbox", {
          p_state: state,
          p_to: to || null,
          p_cursor: pageParam,
          p_reason: "Viewed the outbox",
        }),
      ),
    getNextPageParam: (page) => page.next_cursor,
    ...readOnPurpose,
  });

/** Sends one again, or with null all that failed; how many. */
export async function retryOutbox(id: string | null, reason: string): Promise<number> {
  const { retried } = unwrap(
    await supabase().rpc("admin_retry_outbox", { p_id: id, p_reason: reason }),
  );
  await queryClient.invalidateQueries({ queryKey: ["admin", "outbox"] });
  return retried;
}
