import { useQuery } from "@tanstack/react-query";
import { employerContextQuery } from "@/lib/session/context";
import { useProfile } from "@/lib/session/session";

/** What the reader may do with jobs, and the reason why not, in words. */
export type JobRights = {
  mayManage: boolean;
  /** Whether the reader may share the jobs that they see here with a colleague. */
  mayShare: boolean;
  /** Why publishing is off; null when it is on. */
  publishLocked: string | null;
  /** Why the effect of weights is not shown; null when it is. */
  effectLocked: string | null;
};

export function useJobRights(): JobRights {
  const profile = useProfile();
  const { data: context } = useQuery(employerContextQuery);
  const isAdmin = profile.company_role === "admin";
  // Until the answer comes nothing is closed: the server has the last word anyway.
  const may = (permission: "manage_jobs" | "view_candidates") =>
    isAdmin || context === undefined || context.permissions.includes(permission);
  const approved = profile.company_approval_status === "approved";
  const review = "Your company isn't approved yet. You can write drafts.";
  return {
    mayManage: may("manage_jobs"),
    mayShare: approved && (may("manage_jobs") || may("view_candidates")),
    publishLocked: approved ? null : review,
    effectLocked: !approved
      ? "Available when your company is approved."
      : may("view_candidates")
        ? null
        : "Ask your company's admin for the permission to view candidates.",
  };
}
