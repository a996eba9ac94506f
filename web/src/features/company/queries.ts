import { queryOptions } from "@tanstack/react-query";
import type { Database, InterviewStep } from "@/lib/database.types";
import { unwrap, unwrapMaybe } from "@/lib/errors";
import { faceData, faceDataAt } from "@/lib/face-data";
import { supabase } from "@/lib/supabase";

/** What a company says of itself, as an editor changes it. */
export type CompanyDraft = Pick<
  Database["public"]["Tables"]["companies"]["Row"],
  | "name"
  | "public_link"
  | "logo_url"
  | "tagline"
  | "about"
  | "size"
  | "stage"
  | "industry"
  | "founded_year"
  | "places"
  | "tech_stack"
  | "culture"
  | "benefits"
  | "website"
  | "links"
  | "response_days"
> & {
  /** Keys of the labels, in order. */
  badges: string[];
  steps: InterviewStep[];
};

export type StoredCompany = { id: string; slug: string; version: number; draft: CompanyDraft };

/** The own company as it is stored; null for who belongs to none. */
export const ownCompanyQuery = (companyId: string | null) =>
  queryOptions({
    queryKey: ["company", "own", companyId],
    queryFn: async (): Promise<StoredCompany | null> => {
      if (!companyId) return null;
      const row = unwrapMaybe(
        await supabase()
          .from("companies")
          .select(
            "id,slug,version,name,public_link,logo_url,tagline,about,size,stage,industry,founded_year,places,tech_stack,culture,benefits,website,links,response_days,company_badges(badge,position),interview_steps(title,description,duration_minutes,position)",
          )
          .eq("id", companyId)
          .order("position", { referencedTable: "company_badges" })
          .order("position", { referencedTable: "interview_steps" })
          .maybeSingle(),
      );
      if (!row) return null;
      const { id, slug, version, company_badges, interview_steps, ...company } = row;
      return {
        id,
        slug,
        version,
        draft: {
          ...company,
          badges: company_badges.map(({ badge }) => badge),
          steps: interview_steps.map(({ title, description, duration_minutes }) => ({
            title,
            description,
            duration_minutes,
          })),
        },
      };
    },
    // The editor holds what is typed; nothing may be exchanged under it.
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** What waits for the reader at their company; null for who belongs to none. */
export const employerHomeQuery = queryOptions({
  queryKey: ["company", "home"],
  queryFn: async () => unwrapMaybe(await supabase().rpc("get_employer_home")),
  // Whoever comes back from a decision must not read of it again.
  staleTime: 0,
});

/** Interviews that both sides agreed on, of a span of time. */
export const interviewsQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ["company", "interviews", from, to],
    queryFn: async () =>
      unwrap(await supabase().rpc("list_scheduled_interviews", { p_from: from, p_to: to })),
    staleTime: 0,
  });

/** The company's page as candidates see it. */
export const publicCompanyQuery = (slug: string) =>
  queryOptions({
    queryKey: ["company", "public", slug],
    queryFn: async () => unwrapMaybe(await supabase().rpc("get_public_company", { p_slug: slug })),
    initialData: () => faceData("company", slug),
    initialDataUpdatedAt: faceDataAt,
  });

/** The admins of the reader's company, as they are named to teammates. */
export const adminsQuery = (companyId: string | null) =>
  queryOptions({
    queryKey: ["company", "admins", companyId],
    queryFn: async () =>
      unwrap(
        await supabase()
          .from("known_people")
          .select("id,full_name")
          .eq("company_id", companyId ?? "")
          .eq("company_role", "admin")
          .order("full_name"),
      ),
    enabled: companyId !== null,
    staleTime: 60_000,
  });

/** Saves what changed, each part by its command. Answers with the new version. */
export const saveCompany = async (patch: Partial<CompanyDraft>, version: number) => {
  const { badges, steps, ...fields } = patch;
  let current = version;
  if (Object.keys(fields).length > 0) {
    const saved = unwrap(
      await supabase().rpc("update_company", { p_company: fields, p_version: version }),
    );
    current = saved.version;
  }
  if (badges) unwrapMaybe(await supabase().rpc("set_company_badges", { p_badges: badges }));
  if (steps) unwrapMaybe(await supabase().rpc("set_interview_steps", { p_steps: steps }));
  return current;
};

/** Sends a company that was sent back to review again. */
export const resubmitCompany = async (version: number) =>
  unwrap(
    await supabase().rpc("update_company", {
      p_company: {},
      p_version: version,
      p_resubmit: true,
    }),
  );
