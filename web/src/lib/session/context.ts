import { queryOptions } from "@tanstack/react-query";
import type { Permission } from "@/lib/vocabulary.generated";
import { unwrap } from "../errors";
import { supabase } from "../supabase";

export const employerContextQuery = queryOptions({
  queryKey: ["session-context"],
  queryFn: async () => unwrap(await supabase().rpc("get_session_context")),
  staleTime: 60_000,
});

/** What the product calls somebody's right, in words for a sentence: "you may not …". */
export const permissionWords: Record<Permission, string> = {
  view_analytics: "view analytics",
  manage_jobs: "manage jobs",
  manage_challenges: "manage challenges",
  view_candidates: "view candidates",
  message_candidates: "message candidates",
  manage_company: "edit the company page",
  manage_team: "manage the team",
};
