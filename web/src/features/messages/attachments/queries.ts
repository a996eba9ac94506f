import { queryOptions } from "@tanstack/react-query";
import type { AttachedFile } from "@/lib/database.types";
import { newId } from "@/lib/new-id";
import { supabase } from "@/lib/supabase";

const bucket = () => supabase().storage.from("attachments");
/** A signed address is used at once. */
const SIGNED_SECONDS = 60;

/** Stores a file in a conversation's folder, for a message that will be sent. Throws the client's StorageError. */
export async function uploadAttachment(conversationId: string, file: File): Promise<AttachedFile> {
  const path = `${conversationId}/${newId()}`;
  const contentType = file.type || "text/plain";
  const { error } = await bucket().upload(path, file, { contentType, upsert: false });
  if (error) throw error;
  return {
    path,
    file_name: file.name,
    content_type: contentType,
    size_bytes: file.size,
    width: null,
    height: null,
  };
}

/** Removes what was uploaded and not sent. The server sweeps what is left, so failure is of no matter. */
export async function dropAttachment(path: string): Promise<void> {
  await bucket()
    .remove([path])
    .catch(() => undefined);
}

/** A file's bytes: they never change under their name. */
export const attachmentQuery = (path: string) =>
  queryOptions({
    queryKey: ["messages", "attachment", path],
    queryFn: async (): Promise<Blob> => {
      const { data, error } = await bucket().download(path);
      if (error) throw error;
      return data;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5 * 60_000,
  });

/** Hands a file to the browser's downloads under its own name. */
export async function saveAttachment({ path, file_name }: AttachedFile): Promise<void> {
  const { data, error } = await bucket().createSignedUrl(path, SIGNED_SECONDS, {
    download: file_name,
  });
  if (error) throw error;
  const link = document.createElement("a");
  link.href = data.signedUrl;
  link.download = file_name;
  link.click();
}
