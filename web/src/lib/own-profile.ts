import type { Database } from "./database.types";
import { unwrapMaybe } from "./errors";
import { queryClient } from "./query-client";
import { currentProfile, session } from "./session/session";
import { removeImage, uploadImage } from "./storage";
import { supabase } from "./supabase";

/** What everybody may change of how they read to others. */
type OwnFields = Pick<
  Database["public"]["Tables"]["profiles"]["Update"],
  "full_name" | "headline" | "avatar_url"
>;

/** Changes the own profile and shows it everywhere at once. */
export async function saveOwn(fields: OwnFields): Promise<void> {
  const { error, status } = await supabase()
    .from("profiles")
    .update(fields)
    .eq("id", currentProfile().id);
  unwrapMaybe({ data: null, error, status });
  await session().reloadProfile();
  for (const key of ["profile", "session-context", "messages", "jobs"]) {
    void queryClient.invalidateQueries({ queryKey: [key] });
  }
}

/** The own picture: stored, named in the profile. The one before goes. */
export async function saveAvatar(image: Blob): Promise<void> {
  await putAvatar(await uploadImage("avatars", currentProfile().id, image));
}

/** Back to the initials. */
export async function removeAvatar(): Promise<void> {
  await putAvatar(null);
}

async function putAvatar(address: string | null): Promise<void> {
  const { avatar_url: before } = currentProfile();
  await saveOwn({ avatar_url: address });
  void removeImage(before);
}
