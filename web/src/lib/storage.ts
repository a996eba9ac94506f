import { newId } from "./new-id";
import { supabase } from "./supabase";

/** Public buckets of pictures. Whatever goes in is decoded and written anew by the server. */
export type ImageBucket = "avatars" | "logos" | "projects";

/** The largest file that these buckets take, in bytes. */
export const maxImageBytes = 5_000_000;

/** Width / height of the pictures of projects. */
export const projectAspect = 16 / 10;

const publicPrefix = "/storage/v1/object/public/";

/**
 * Stores a picture under a name of its own and gives its relative address, as image columns hold it. `folder` is the
 * owner's id: the person's (avatars, projects) or the company's (logos). Throws the client's StorageError.
 */
export async function uploadImage(
  bucket: ImageBucket,
  folder: string,
  image: Blob,
): Promise<string> {
  const name = `${folder}/${newId()}`;
  const { error } = await supabase()
    .storage.from(bucket)
    // A name is never written twice, so its picture may be kept for a year.
    .upload(name, image, { contentType: image.type, cacheControl: "31536000", upsert: false });
  if (error) throw error;
  return `${publicPrefix}${bucket}/${name}`;
}

/**
 * Removes a picture that no column names any more. Failure is of no matter to anybody: the server sweeps what is named
 * nowhere, so it is not waited for.
 */
export async function removeImage(address: string | null | undefined): Promise<void> {
  const place = placeOf(address);
  if (!place) return;
  await supabase()
    .storage.from(place.bucket)
    .remove([place.name])
    .catch(() => undefined);
}

/** Bucket and name of an address of ours; null for anything else. */
export function placeOf(
  address: string | null | undefined,
): { bucket: string; name: string } | null {
  if (!address?.startsWith(publicPrefix)) return null;
  const [bucket, ...rest] = address.slice(publicPrefix.length).split("/");
  const name = rest.join("/");
  return bucket && name ? { bucket, name } : null;
}
