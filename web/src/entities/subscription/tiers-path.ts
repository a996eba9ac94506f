import { paths } from "@/lib/paths";
import type { Profile } from "@/lib/session/profile";

/** The page of the reader's tiers; null for who doesn't decide on them. */
export function tiersPath({
  role,
  company_role,
}: Pick<Profile, "role" | "company_role">): string | null {
  if (role === "job_seeker") return paths.subscriptionTiers;
  return role === "employer" && company_role === "admin" ? paths.employerSubscriptionTiers : null;
}
