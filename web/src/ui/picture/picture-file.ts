import { formatBytes } from "../file-limits";

/** A file is read whole into memory; phones take pictures of up to about 15 MB. */
export const maxFileBytes = 30_000_000;
/** What a browser draws without running out of memory. */
const maxPixels = 80_000_000;

/** Why a file cannot be used, in words for the person who chose it. */
export class PictureRefused extends Error {
  override name = "PictureRefused";
}

/** A picture that the browser could read. `src` is its address until `release` is called. */
export type Picture = {
  src: string;
  element: HTMLImageElement;
  width: number;
  height: number;
  /** Worth saying: only the first frame of a moving picture is kept. */
  moving: boolean;
  release: () => void;
};

type Kind = "png" | "jpeg" | "webp" | "gif" | "heic" | "avif" | "svg" | "pdf" | "other";

/** What a file really is, by its first bytes; names and stated types are not to be trusted. */
export function kindOf(head: Uint8Array): Kind {
  const text = String.fromCharCode(...head.slice(0, 64));
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
  if (text.startsWith("GIF87a") || text.startsWith("GIF89a")) return "gif";
  if (text.slice(4, 8) === "ftyp") {
    const brand = text.slice(8, 12);
    if (["heic", "heix", "hevc", "heim", "mif1", "msf1"].includes(brand)) return "heic";
    if (brand.startsWith("avi")) return "avif";
  }
  if (text.startsWith("%PDF-")) return "pdf";
  if (/^[\s\xef\xbb\xbf]*<(\?xml|svg|!--|!doctype svg)/i.test(text)) return "svg";
  return "other";
}

const refusals: Partial<Record<Kind, string>> = {
  heic: "Browsers can't read HEIC pictures. Save it as JPEG and choose that. On an iPhone, choose Camera → Formats → Most Compatible.",
  avif: "AVIF pictures aren't supported. Save it as PNG, JPEG or WebP and choose that.",
  svg: "SVG drawings aren't supported, because they can run code. Export it as PNG and choose that.",
  pdf: "PDFs aren't supported. Export the page as PNG or JPEG and choose that.",
  other: "This file type isn't supported. Choose a PNG, JPEG or WebP file.",
};

/** Opens a file as a picture. Throws a PictureRefused that says what is wrong and what to do. */
export async function openPicture(file: Blob): Promise<Picture> {
  if (file.size === 0) throw new PictureRefused("This file is empty. Choose another one.");
  if (file.size > maxFileBytes) {
    throw new PictureRefused(
      `This file has ${formatBytes(file.size)}; at most ${formatBytes(maxFileBytes)} can be read. Make it smaller first.`,
    );
  }
  const kind = kindOf(new Uint8Array(await file.slice(0, 64).arrayBuffer()));
  const refusal = refusals[kind];
  if (refusal) throw new PictureRefused(refusal);
  const src = URL.createObjectURL(file);
  const release = () => URL.revokeObjectURL(src);
  const element = new Image();
  element.src = src;
  try {
    await element.decode();
  } catch {
    release();
    throw new PictureRefused(
      "This picture is broken or incomplete. Save it again, or choose another one.",
    );
  }
  const { naturalWidth: width, naturalHeight: height } = element;
  if (width * height > maxPixels) {
    release();
    throw new PictureRefused(
      `This picture has ${width.toLocaleString()} × ${height.toLocaleString()} pixels, which is too large. Make it smaller first.`,
    );
  }
  if (Math.min(width, height) < 16) {
    release();
    throw new PictureRefused(
      `This picture has only ${width} × ${height} pixels. Choose one of at least 16 × 16.`,
    );
  }
  return { src, element, width, height, moving: kind === "gif", release };
}
