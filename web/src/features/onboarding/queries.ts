import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { isCode, unwrap, unwrapMaybe } from "@/lib/errors";
import type { QueryData } from "@/lib/query-data";
import { supabase } from "@/lib/supabase";
import type { Role } from "@/lib/vocabulary.generated";
import type { seekerSchema } from "./schemas";
import { yearsOf } from "./years";

/** Takes a side, once and for all. */
export const chooseRole = async (role: Role) =>
  unwrap(await supabase().rpc("choose_role", { p_role: role }));

/** The same for who may have taken it before: an answer lost on the way, or another tab. */
export async function settleRole(role: Role): Promise<void> {
  try {
    await chooseRole(role);
  } catch (error) {
    if (!isCode(error, "role_already_chosen")) throw error;
  }
}

export const completeSeeker = async (start: z.infer<typeof seekerSchema>) =>
  unwrap(
    await supabase().rpc("complete_onboarding_seeker", {
      p_full_name: start.full_name,
      p_headline: start.headline,
      p_location: start.location,
      p_years_experience: start.years_experience,
      p_skills: start.skills.map((name) => ({ name })),
    }),
  );

/** What is known of a job seeker before the first form. */
export type KnownStart = {
  full_name: string;
  headline: string;
  location: string;
  skills: string[];
  years_experience: number | null;
  /** A résumé was imported. */
  imported: boolean;
};

/** What a job seeker's profile says already: an import comes before the first form. */
export const ownStartQuery = (profileId: string) =>
  queryOptions({
    queryKey: ["onboarding", "start", profileId],
    queryFn: async (): Promise<KnownStart> => {
      const [profile, skills, experiences] = await Promise.all([
        supabase().from("profiles").select("full_name,headline,location").eq("id", profileId),
        supabase().from("profile_skills").select("name").order("position").limit(100),
        supabase().from("experiences").select("started_on,ended_on").limit(60),
      ]);
      const [own] = unwrap(profile);
      const names = unwrap(skills).map(({ name }) => name);
      const posts = unwrap(experiences);
      return {
        full_name: own?.full_name ?? "",
        headline: own?.headline ?? "",
        location: own?.location ?? "",
        skills: names,
        years_experience: yearsOf(posts),
        imported: names.length > 0 || posts.length > 0 || Boolean(own?.headline),
      };
    },
    staleTime: 0,
  });

export type NewCompany = { name: string; full_name: string; website: string };

export const createCompany = async ({ name, full_name, website }: NewCompany) =>
  unwrap(
    await supabase().rpc("create_company", {
      p_name: name,
      p_full_name: full_name,
      ...(website ? { p_website: website } : {}),
    }),
  );

export const ownCompanyQuery = (companyId: string | null) =>
  queryOptions({
    queryKey: ["onboarding", "company", companyId],
    queryFn: async () => {
      if (!companyId) return null;
      return unwrapMaybe(
        await supabase()
          .from("companies")
          .select("id,name,logo_url,tagline,size,industry,culture,website,links,version")
          .eq("id", companyId)
          .maybeSingle(),
      );
    },
  });

/** What the last step of an employer asks for. */
export type CompanyDetails = NonNullable<QueryData<typeof ownCompanyQuery>>;

export const saveCompany = async ({ version, ...fields }: Omit<CompanyDetails, "id" | "name">) =>
  unwrap(await supabase().rpc("update_company", { p_company: fields, p_version: version }));
