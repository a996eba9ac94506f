import { queryOptions } from "@tanstack/react-query";
import { unwrap } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { supabase } from "@/lib/supabase";

/** The people whom the reader has blocked, the last one first. */
export const blockedPeopleQuery = queryOptions({
  queryKey: ["blocked-people"],
  queryFn: async () => unwrap(await supabase().rpc("get_blocked_people")),
});

/** Closes every conversation to this person, who doesn't learn of it. */
export async function blockPerson(id: string): Promise<void> {
  unwrap(await supabase().rpc("block_person", { p_person_id: id }));
  await readAgain();
}

export async function unblockPerson(id: string): Promise<void> {
  unwrap(await supabase().rpc("unblock_person", { p_person_id: id }));
  await readAgain();
}

/** Who can write where, and who sees whom, depends on it. */
const readAgain = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: blockedPeopleQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: ["messages", "conversations"] }),
    queryClient.invalidateQueries({ queryKey: ["messages", "conversation"] }),
    queryClient.invalidateQueries({ queryKey: ["messages", "read-marks"] }),
  ]);
