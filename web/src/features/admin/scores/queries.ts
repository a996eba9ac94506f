import { queryOptions } from "@tanstack/react-query";
import { unwrap } from "@/lib/errors";
import { supabase } from "@/lib/supabase";
import { readOnPurpose } from "../read-on-purpose";

export const scoresQuery = queryOptions({
  queryKey: ["admin", "interview-scores"],
  queryFn: async () =>
    unwrap(
      await supabase().rpc("admin_count_interview_scores", {
        p_months: 12,
        p_reason: "Viewed how interviews were scored",
      }),
    ),
  ...readOnPurpose,
});
