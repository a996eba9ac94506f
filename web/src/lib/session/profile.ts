import type { Database } from "../database.types";

/** The columns of `profiles` that the app itself reads. Features ask for what else they need. */
export type Profile = Pick<
  Database["public"]["Tables"]["profiles"]["Row"],
  | "id"
  | "role"
  | "company_role"
  | "company_id"
  | "company_approval_status"
  | "full_name"
  | "slug"
  | "avatar_url"
  | "headline"
  | "location"
  | "years_experience"
  | "is_active"
  | "is_internal_admin"
  | "needs_onboarding"
>;
