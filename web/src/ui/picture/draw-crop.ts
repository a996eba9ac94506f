import { type Crop, drawnSize, visible } from "./crop";
import { type Picture, PictureRefused } from "./picture-file";

/** Draws what the frame shows, as a file of its own: WebP, or PNG where the browser cannot write that. */
export async function drawCrop(
  picture: Picture,
  aspect: number,
  crop: Crop,
  maxWidth: number,
  maxBytes: number,
): Promise<Blob> {
  const part = visible(picture, aspect, crop);
  const size = drawnSize(part, maxWidth);
  const canvas = document.createElement("canvas");
  canvas.width = size.width;
  canvas.height = size.height;
  const pen = canvas.getContext("2d");
  if (!pen) throw new PictureRefused("This browser can't crop pictures. Try another browser.");
  pen.imageSmoothingQuality = "high";
  pen.drawImage(
    picture.element,
    part.x,
    part.y,
    part.width,
    part.height,
    0,
    0,
    size.width,
    size.height,
  );
  // JPEG last: it knows no transparency, but it is always small enough.
  for (const [type, quality] of [
    ["image/webp", 0.9],
    ["image/jpeg", 0.85],
  ] as const) {
    const blob = await written(canvas, type, quality);
    if (blob && blob.size <= maxBytes) return blob;
  }
  throw new PictureRefused("This picture couldn't be saved. Try another one.");
}

function written(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}
