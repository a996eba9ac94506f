import { useQuery } from "@tanstack/react-query";
import { employerContextQuery } from "@/lib/session/context";
import { useSession } from "@/lib/session/session";

/** Whether the reader can save people: a member of an approved company who may view candidates. */
export function useMayWatch(): boolean {
  const state = useSession();
  const profile = state.phase === "in" ? state.profile : null;
  const member =
    profile?.role === "employer" &&
    profile.company_approval_status === "approved" &&
    !profile.needs_onboarding;
  const recruiter = member && profile.company_role === "recruiter";
  const { data: context } = useQuery({ ...employerContextQuery, enabled: recruiter });
  if (!member) return false;
  return (
    profile.company_role === "admin" || Boolean(context?.permissions.includes("view_candidates"))
  );
}
