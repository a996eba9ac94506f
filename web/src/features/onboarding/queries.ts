import { queryOptions } from "@tanstack/react-query";
import { unwrap, unwrapMaybeUntyped } from "@/lib/errors";
import { supabase } from "@/lib/supabase";
import type { Role } from "@/lib/vocabulary.generated";

/** Takes a side, once and for all. */
export const chooseRole = async (role: Role) =>
  unwrap(await supabase().rpc("choose_role", { p_role: role }));

export type SeekerStart = {
  full_name: string;
  headline: string;
  location: string;
  years_experience: number;
  skills: string[];
};

export const completeSeeker = async (start: SeekerStart) =>
  unwrap(
    await supabase().rpc("complete_onboarding_seeker", {
      p_full_name: start.full_name,
      p_headline: start.headline,
      p_location: start.location,
      p_years_experience: start.years_experience,
      p_skills: start.skills.map((name) => ({ name })),
    }),
  );

export type NewCompany = { name: string; full_name: string; website: string };

export const createCompany = async ({ name, full_name, website }: NewCompany) =>
  unwrap(
    await supabase().rpc("create_company", {
      p_name: name,
      p_full_name: full_name,
      ...(website ? { p_website: website } : {}),
    }),
  );

/** What the last step of an employer asks for. */
export type CompanyDetails = {
  id: string;
  name: string;
  logo_url: string | null;
  tagline: string | null;
  size: string | null;
  industry: string | null;
  culture: string | null;
  website: string | null;
  links: { label: string; url: string }[];
  version: number;
};

export const ownCompanyQuery = (companyId: string | null) =>
  queryOptions({
    queryKey: ["onboarding", "company", companyId],
    queryFn: async () => {
      if (!companyId) return null;
      return unwrapMaybeUntyped<CompanyDetails>(
        await supabase()
          .from("companies")
          .select("id,name,logo_url,tagline,size,industry,culture,website,links,version")
          .eq("id", companyId)
          .maybeSingle(),
      );
    },
  });

export const saveCompany = async ({ version, ...fields }: Omit<CompanyDetails, "id" | "name">) =>
  unwrap(await supabase().rpc("update_company", { p_company: fields, p_version: version }));
