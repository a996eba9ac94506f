import { useSession } from "@/lib/session/session";

/** Whether the reader can open the proofs of people whose profile they see: a member of an approved company. */
export function useOpensProofs(): boolean {
  const state = useSession();
  const profile = state.phase === "in" ? state.profile : null;
  return (
    profile?.role === "employer" &&
    profile.company_approval_status === "approved" &&
    !profile.needs_onboarding
  );
}
