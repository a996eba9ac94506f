import type { AttachedFile } from "@/lib/database.types";
import { refuse } from "@/ui/file-limits";

/** Files of one message. */
export const mostFiles = 5;
const limits = {
  accept:
    "image/png,image/jpeg,image/webp,image/gif,application/pdf,text/*,.txt,.md,.csv,.log,.json",
  // The bucket's own limit.
  maxBytes: 10 * 1024 * 1024,
  kinds: "pictures (PNG, JPEG, WebP, GIF), PDF, plain text",
};
/** Text longer than this is offered for download alone. */
const readableBytes = 256 * 1024;

export const acceptedFiles = limits.accept;
export const kindsOfFiles = limits.kinds;

/** Why a file cannot be attached, judged before it is sent anywhere; null when it can. The server looks inside. */
export function refusalOf(file: { name: string; type: string; size: number }): string | null {
  return refuse(file, limits);
}

export const isPicture = ({ content_type }: Pick<AttachedFile, "content_type">): boolean =>
  content_type.startsWith("image/");

/** Whether its words can be shown here. */
export const isReadable = ({ content_type, size_bytes }: AttachedFile): boolean =>
  content_type.startsWith("text/plain") && size_bytes <= readableBytes;

/** What kind of file it is, in a word. */
export function kindOf({ content_type }: Pick<AttachedFile, "content_type">): string {
  const kind = content_type.split(";")[0] ?? "";
  if (kind === "application/pdf") return "PDF";
  if (kind === "text/plain") return "Text";
  return kind.startsWith("image/") ? (kind.slice(6).toUpperCase() ?? "Picture") : "File";
}

/** Room that a picture's preview takes, in CSS pixels. */
const most = { width: 320, height: 240 };

/** The size of a preview: the picture's own, made to fit; a square where its size is not known. */
export function previewSize({ width, height }: Pick<AttachedFile, "width" | "height">): {
  width: number;
  height: number;
} {
  if (!width || !height) return { width: most.height, height: most.height };
  const scale = Math.min(1, most.width / width, most.height / height);
  return {
    width: Math.max(48, Math.round(width * scale)),
    height: Math.max(32, Math.round(height * scale)),
  };
}
