import { queryOptions } from "@tanstack/react-query";
import { unwrap } from "@/lib/errors";
import { supabase } from "@/lib/supabase";

/** What one more proof would open for the reader, a job seeker: the one that opens most jobs is first. */
export const whatIfQuery = queryOptions({
  queryKey: ["match", "what-if"],
  queryFn: async () => unwrap(await supabase().rpc("what_if")),
});
