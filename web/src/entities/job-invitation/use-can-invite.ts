import { useQuery } from "@tanstack/react-query";
import { employerContextQuery } from "@/lib/session/context";
import { useSession } from "@/lib/session/session";

/** Whether the reader can invite people to jobs: a member of an approved company who can see candidates. */
export function useCanInvite(): boolean {
  const state = useSession();
  const profile = state.phase === "in" ? state.profile : null;
  const isMember =
    profile?.role === "employer" &&
    !profile.needs_onboarding &&
    profile.company_approval_status === "approved";
  const isRecruiter = isMember && profile.company_role === "recruiter";
  const { data: context } = useQuery({ ...employerContextQuery, enabled: isRecruiter });
  if (!isMember) return false;
  return !isRecruiter || (context?.permissions.includes("view_candidates") ?? false);
}
