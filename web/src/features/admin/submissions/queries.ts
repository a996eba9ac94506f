import { queryOptions } from "@tanstack/react-query";
import { unwrap } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { supabase } from "@/lib/supabase";
import type { JudgingTrouble } from "@/lib/vocabulary.generated";
import { readOnPurpose } from "../read-on-purpose";

export const submissionsQuery = (trouble: JudgingTrouble) =>
  queryOptions({
    queryKey: ["admin", "submissions", trouble],
    queryFn: async () =>
      unwrap(
        await supabase().rpc("admin_list_submissions", {
          p_trouble: trouble,
          p_reason: "Viewed submissions without a verdict",
        }),
      ),
    ...readOnPurpose,
  });

export async function judgeAgain(id: string, reason: string) {
  unwrap(await supabase().rpc("admin_judge_again", { p_id: id, p_reason: reason }));
  await queryClient.invalidateQueries({ queryKey: ["admin", "submissions"] });
}
