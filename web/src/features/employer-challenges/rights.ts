import { useQuery } from "@tanstack/react-query";
import { employerContextQuery } from "@/lib/session/context";
import { useProfile } from "@/lib/session/session";

/** What the reader may do with their company's challenges, and in words why not. */
export function useChallengeRights(): { mayManage: boolean; publishLocked: string | null } {
  const profile = useProfile();
  const { data: context } = useQuery(employerContextQuery);
  // Until the answer comes nothing is closed: the server has the last word anyway.
  const mayManage =
    profile.company_role === "admin" ||
    context === undefined ||
    context.permissions.includes("manage_challenges");
  return {
    mayManage,
    publishLocked:
      profile.company_approval_status === "approved"
        ? null
        : "Your company isn't approved yet. You can write drafts.",
  };
}
