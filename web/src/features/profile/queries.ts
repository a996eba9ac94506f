import type { SupabaseClient } from "@supabase/supabase-js";
import { queryOptions } from "@tanstack/react-query";
import type { Education, Experience, ProfileLink, Project, Skill } from "@/entities/profile/types";
import { unwrap, unwrapMaybe, unwrapUntyped } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { currentProfile } from "@/lib/session/session";
import { supabase } from "@/lib/supabase";
import type { ImportChoices } from "./import/types";
import type { MyProfile, ProfileFields, Tier } from "./types";

export const myProfileQuery = queryOptions({
  queryKey: ["profile", "mine"],
  queryFn: async () => unwrapUntyped<MyProfile>(await supabase().rpc("get_my_profile")),
});

export const tierQuery = (id: string) =>
  queryOptions({
    queryKey: ["profile", "tier", id],
    queryFn: async () =>
      unwrapUntyped<Tier>(
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

export async function updateProfile(fields: Partial<ProfileFields>): Promise<void> {
  done(await supabase().from("profiles").update(fields).eq("id", currentProfile().id));
}

/** The parts that their owner writes straight into their tables. */
export type PartTable = "experiences" | "educations" | "profile_links";
export type PartOf = {
  experiences: Experience;
  educations: Education;
  profile_links: ProfileLink;
};
export type NewPart<T extends PartTable> = Omit<PartOf[T], "id">;

/** Which table it is, these functions are told: the types of its columns are theirs. */
const anyTable = (): SupabaseClient => supabase();

export async function addPart<T extends PartTable>(table: T, row: NewPart<T>): Promise<void> {
  done(
    await anyTable()
      .from(table)
      .insert({ ...row, profile_id: currentProfile().id }),
  );
}

export async function changePart<T extends PartTable>(
  table: T,
  id: string,
  row: NewPart<T>,
): Promise<void> {
  const fields: Record<string, unknown> = { ...row };
  done(await anyTable().from(table).update(fields).eq("id", id));
}

export async function deletePart(table: PartTable, id: string): Promise<void> {
  done(await supabase().from(table).delete().eq("id", id));
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
