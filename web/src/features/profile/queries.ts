import { queryOptions } from "@tanstack/react-query";
import { whatIfQuery } from "@/entities/match/queries";
import type {
  Certificate,
  Database,
  Education,
  Experience,
  MyProfile,
  ProfileLink,
  Project,
  Skill,
  SpokenLanguage,
} from "@/lib/database.types";
import { unwrap, unwrapMaybe } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { currentProfile } from "@/lib/session/session";
import { supabase } from "@/lib/supabase";
import type { ImportChoices } from "./import/choices";

export const myProfileQuery = queryOptions({
  queryKey: ["profile", "mine"],
  queryFn: async () => unwrap(await supabase().rpc("get_my_profile")),
});

export const tierQuery = (id: string) =>
  queryOptions({
    queryKey: ["profile", "tier", id],
    queryFn: async () =>
      unwrap(
        await supabase().from("subscription_tiers").select("id,name,limits").eq("id", id).single(),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Changes the profile in the cache ahead of the server's word; returns what puts it back. */
export function updateCachedProfile(change: (profile: MyProfile) => MyProfile): () => void {
  const before = queryClient.getQueryData(myProfileQuery.queryKey);
  if (before) queryClient.setQueryData(myProfileQuery.queryKey, change(before));
  return () => queryClient.setQueryData(myProfileQuery.queryKey, before);
}

/** Reads the profile anew, and whatever is reckoned from it: matches depend on it. */
export async function profileChanged(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ["browse"] });
  void queryClient.invalidateQueries({ queryKey: whatIfQuery.queryKey });
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: myProfileQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey }),
  ]);
}

/** An answer that carries nothing but whether it worked. */
function done({
  error,
  status,
}: {
  error: Parameters<typeof unwrapMaybe>[0]["error"];
  status: number;
}): void {
  unwrapMaybe({ data: null, error, status });
}

/** The columns of the own profile that its owner writes here. */
export type ProfileFields = Database["public"]["Tables"]["profiles"]["Update"];

export async function updateProfile(fields: ProfileFields): Promise<void> {
  done(await supabase().from("profiles").update(fields).eq("id", currentProfile().id));
}

/** The parts that their owner writes straight into their tables. */
export type PartTable =
  | "experiences"
  | "educations"
  | "profile_languages"
  | "profile_certificates"
  | "profile_links";
export type PartOf = {
  experiences: Experience;
  educations: Education;
  profile_languages: SpokenLanguage;
  profile_certificates: Certificate;
  /** Whether it's verified, the server alone says. */
  profile_links: Pick<ProfileLink, "id" | "kind" | "label" | "url" | "position">;
};
export type NewPart<T extends PartTable> = Omit<PartOf[T], "id">;

type Send<T extends PartTable, More extends unknown[]> = (
  row: NewPart<T>,
  ...more: More
) => PromiseLike<Parameters<typeof done>[0]>;

const additions: { [T in PartTable]: Send<T, [owner: { profile_id: string }]> } = {
  experiences: (row, owner) =>
    supabase()
      .from("experiences")
      .insert({ ...row, ...owner }),
  educations: (row, owner) =>
    supabase()
      .from("educations")
      .insert({ ...row, ...owner }),
  profile_languages: (row, owner) =>
    supabase()
      .from("profile_languages")
      .insert({ ...row, ...owner }),
  profile_certificates: (row, owner) =>
    supabase()
      .from("profile_certificates")
      .insert({ ...row, ...owner }),
  profile_links: (row, owner) =>
    supabase()
      .from("profile_links")
      .insert({ ...row, ...owner }),
};

const changes: { [T in PartTable]: Send<T, [id: string]> } = {
  experiences: (row, id) => supabase().from("experiences").update(row).eq("id", id),
  educations: (row, id) => supabase().from("educations").update(row).eq("id", id),
  profile_languages: (row, id) => supabase().from("profile_languages").update(row).eq("id", id),
  profile_certificates: (row, id) =>
    supabase().from("profile_certificates").update(row).eq("id", id),
  profile_links: (row, id) => supabase().from("profile_links").update(row).eq("id", id),
};

export async function addPart<T extends PartTable>(table: T, row: NewPart<T>): Promise<void> {
  done(await additions[table](row, { profile_id: currentProfile().id }));
}

export async function changePart<T extends PartTable>(
  table: T,
  id: string,
  row: NewPart<T>,
): Promise<void> {
  done(await changes[table](row, id));
}

export async function deletePart(table: PartTable, id: string): Promise<void> {
  done(await supabase().from(table).delete().eq("id", id));
}

/** Has the server look for the proof that a link is the person's own. */
export async function verifyLink(id: string) {
  try {
    return unwrap(await supabase().rpc("verify_link", { p_id: id }));
  } finally {
    await queryClient.invalidateQueries({ queryKey: myProfileQuery.queryKey });
  }
}

/** Consents to show what GitHub says of the repositories of a verified account, or of the one that the person signed in with. */
export const showRepositories = async (linkId: string | null) =>
  done(await supabase().rpc("show_repositories", linkId ? { p_link_id: linkId } : {}));

/** Withdraws the consent: what GitHub said is deleted. */
export const hideRepositories = async () => done(await supabase().rpc("hide_repositories"));

/** Has the server read them again. */
export const refreshRepositories = async () => done(await supabase().rpc("refresh_repositories"));

/** Puts a deleted link back, with its proof if it had one and still has. */
export async function restoreLink({ kind, label, url, position, verified_on }: ProfileLink) {
  await addPart("profile_links", { kind, label, url, position });
  if (!verified_on) return;
  const added = await supabase().from("profile_links").select("id").eq("url", url).single();
  await verifyLink(unwrap(added).id);
}

/** Skills are known by their name, which is unique in a profile. */
export async function addSkill(
  skill: Pick<Skill, "name" | "level" | "years">,
  position: number,
): Promise<void> {
  done(
    await supabase()
      .from("profile_skills")
      .insert({ ...skill, position, profile_id: currentProfile().id }),
  );
}

export async function changeSkill(
  name: string,
  fields: Partial<Pick<Skill, "level" | "years">>,
): Promise<void> {
  done(
    await supabase()
      .from("profile_skills")
      .update(fields)
      .eq("profile_id", currentProfile().id)
      .eq("name", name),
  );
}

export async function deleteSkill(name: string): Promise<void> {
  done(
    await supabase()
      .from("profile_skills")
      .delete()
      .eq("profile_id", currentProfile().id)
      .eq("name", name),
  );
}

export const saveProject = async (id: string | null, project: Omit<Project, "id">) =>
  unwrap(
    await supabase().rpc("save_featured_project", {
      ...(id ? { p_id: id } : {}),
      p_title: project.title,
      p_description: project.description,
      p_stack: project.stack,
      p_url: project.url,
      p_repository_url: project.repository_url,
      p_image_url: project.image_url,
      p_started_on: project.started_on,
      p_ended_on: project.ended_on,
    }),
  );

export const deleteProject = async (id: string) =>
  done(await supabase().rpc("delete_featured_project", { p_id: id }));

export const reorderProjects = async (ids: string[]) =>
  done(await supabase().rpc("reorder_featured_projects", { p_ids: ids }));

/** All own projects in their order, those over the tier's cap too, which others do not see. */
export const projectsQuery = queryOptions({
  queryKey: ["profile", "projects"],
  queryFn: async () =>
    unwrap(
      await supabase()
        .from("featured_projects")
        .select("id,title,description,stack,url,repository_url,image_url,started_on,ended_on")
        .eq("profile_id", currentProfile().id)
        .order("position"),
    ),
});

/** What importing a JSON Resume would change. Changes nothing. */
export const previewImport = async (document: unknown) =>
  unwrap(await supabase().rpc("preview_resume_import", { p_document: document }));

/** Imports it as previewed, all of it or nothing. */
export const applyImport = async (document: unknown, choices: ImportChoices, version: string) =>
  unwrap(
    await supabase().rpc("apply_resume_import", {
      p_document: document,
      p_choices: choices,
      p_base_version: version,
    }),
  );
