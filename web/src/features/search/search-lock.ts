import type { Profile } from "@/lib/session/profile";

type Who = Pick<Profile, "role" | "company_approval_status" | "needs_onboarding">;

/** Why somebody may not search yet; null for everyone who may, visitors among them. */
export function searchLock(profile: Who | null): string | null {
  if (profile?.role !== "employer" || profile.needs_onboarding) return null;
  return profile.company_approval_status === "approved"
    ? null
    : "Search opens when your company is approved";
}
