import { queryOptions } from "@tanstack/react-query";
import { newId } from "@/lib/new-id";
import { supabase } from "@/lib/supabase";

const bucket = () => supabase().storage.from("bug-reports");

/** Stores a screenshot in one's own folder; its path. Throws the client's StorageError. */
export async function uploadScreenshot(profileId: string, picture: File): Promise<string> {
  const path = `${profileId}/${newId()}`;
  const { error } = await bucket().upload(path, picture, {
    contentType: picture.type,
    upsert: false,
  });
  if (error) throw error;
  return path;
}

/** A screenshot that was sent: its bytes never change. */
export const screenshotQuery = (path: string) =>
  queryOptions({
    queryKey: ["bug-screenshot", path],
    queryFn: async (): Promise<Blob> => {
      const { data, error } = await bucket().download(path);
      if (error) throw error;
      return data;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5 * 60_000,
    retry: false,
  });
