import { useRef, useState } from "react";
import type { AttachedFile } from "@/lib/database.types";
import { explain } from "@/lib/errors";
import { newId } from "@/lib/new-id";
import { mostFiles, refusalOf } from "./files";
import { dropAttachment, uploadAttachment } from "./queries";

/** A file beside the field: on its way up, there, or refused with the reason. */
export type Attaching = {
  key: string;
  name: string;
  size: number;
  state: "uploading" | "ready" | "failed";
  /** Why it failed. */
  why: string | null;
  attachment: AttachedFile | null;
  /** To try again; files that were kept over a reload are ready and need it no more. */
  file: File | null;
};

const toAttaching = (attachment: AttachedFile): Attaching => ({
  key: attachment.path,
  name: attachment.file_name,
  size: attachment.size_bytes,
  state: "ready",
  why: null,
  attachment,
  file: null,
});

/** Files that will go with the next message. They are uploaded at once, so that sending does not wait for them. */
export function useAttaching(conversationId: string, start: AttachedFile[]) {
  const [files, setFiles] = useState<Attaching[]>(() => start.map(toAttaching));
  const gone = useRef(new Set<string>());
  const change = (key: string, edit: Partial<Attaching>) =>
    setFiles((now) => now.map((one) => (one.key === key ? { ...one, ...edit } : one)));

  const ready = files.flatMap(({ attachment }) => attachment ?? []);

  const upload = async (key: string, file: File) => {
    change(key, { state: "uploading", why: null });
    try {
      const attachment = await uploadAttachment(conversationId, file);
      if (gone.current.has(key)) void dropAttachment(attachment.path);
      else change(key, { state: "ready", attachment });
    } catch (error) {
      change(key, { state: "failed", why: explain(error).sentence });
    }
  };
  const add = (chosen: File[]) => {
    const room = Math.max(0, mostFiles - files.length);
    const added = chosen.slice(0, room).map((file) => {
      const why = refusalOf(file);
      const state = why ? ("failed" as const) : ("uploading" as const);
      // What was refused for what it is does not get better by trying again.
      return {
        key: newId(),
        name: file.name,
        size: file.size,
        state,
        why,
        attachment: null,
        file: why ? null : file,
      };
    });
    setFiles((now) => [...now, ...added]);
    for (const { key, file } of added) if (file) void upload(key, file);
    return chosen.length - added.length;
  };
  const remove = (key: string) => {
    gone.current.add(key);
    const path = files.find((one) => one.key === key)?.attachment?.path;
    if (path) void dropAttachment(path);
    setFiles((now) => now.filter((one) => one.key !== key));
  };
  const retry = (key: string) => {
    const file = files.find((one) => one.key === key)?.file;
    if (file) void upload(key, file);
  };
  /** They belong to a message now. */
  const clear = () => setFiles([]);

  return {
    files,
    ready,
    add,
    remove,
    retry,
    clear,
    busy: files.some(({ state }) => state === "uploading"),
  };
}
