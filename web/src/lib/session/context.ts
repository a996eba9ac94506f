import { queryOptions } from "@tanstack/react-query";
import { unwrap } from "../errors";
import { supabase } from "../supabase";

export const employerContextQuery = queryOptions({
  queryKey: ["session-context"],
  queryFn: async () => unwrap(await supabase().rpc("get_session_context")),
  staleTime: 60_000,
});
