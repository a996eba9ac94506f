import type { ApprovalStatus, CompanyRole, Role } from "@/lib/vocabulary.generated";

/** The columns of `profiles` that the app itself reads. Features ask for what else they need. */
export type Profile = {
  id: string;
  role: Role | null;
  company_role: CompanyRole | null;
  company_id: string | null;
  company_approval_status: ApprovalStatus | null;
  full_name: string | null;
  slug: string | null;
  avatar_url: string | null;
  headline: string | null;
  location: string | null;
  years_experience: number | null;
  is_active: boolean;
  is_internal_admin: boolean;
  needs_onboarding: boolean;
};
