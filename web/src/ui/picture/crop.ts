/** Width and height in pixels. */
export type Size = { width: number; height: number };

/** What is looked at: the centre as a share of the picture, and how near. 1 shows as much as fits. */
export type Crop = { x: number; y: number; zoom: number };

/** A part of the picture in its own pixels. */
export type Rect = { x: number; y: number } & Size;

export const maxZoom = 5;

/** All that fits, from the middle. */
export const wholePicture: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/** The part that a frame of this shape (width / height) shows. */
export function visible(picture: Size, aspect: number, { x, y, zoom }: Crop): Rect {
  const width = Math.min(picture.width, picture.height * aspect) / zoom;
  const height = width / aspect;
  return { x: x * picture.width - width / 2, y: y * picture.height - height / 2, width, height };
}

/** The same, moved and zoomed no further than the picture goes. */
export function within(picture: Size, aspect: number, crop: Crop): Crop {
  const zoom = clamp(crop.zoom, 1, maxZoom);
  const { width, height } = visible(picture, aspect, { ...crop, zoom });
  const halfX = width / picture.width / 2;
  const halfY = height / picture.height / 2;
  return { zoom, x: clamp(crop.x, halfX, 1 - halfX), y: clamp(crop.y, halfY, 1 - halfY) };
}

/** Moves the picture under the frame by shares of the frame's own size: (1, 0) is a whole frame to the right. */
export function moved(picture: Size, aspect: number, crop: Crop, dx: number, dy: number): Crop {
  const { width, height } = visible(picture, aspect, crop);
  return within(picture, aspect, {
    ...crop,
    x: crop.x - (dx * width) / picture.width,
    y: crop.y - (dy * height) / picture.height,
  });
}

/** Zooms by a factor; what lies at this point of the frame (0 to 1 each) stays there. */
export function zoomed(
  picture: Size,
  aspect: number,
  crop: Crop,
  factor: number,
  at: { x: number; y: number } = { x: 0.5, y: 0.5 },
): Crop {
  const zoom = clamp(crop.zoom * factor, 1, maxZoom);
  const before = visible(picture, aspect, crop);
  const after = visible(picture, aspect, { ...crop, zoom });
  return within(picture, aspect, {
    zoom,
    x: crop.x + ((before.width - after.width) * (at.x - 0.5)) / picture.width,
    y: crop.y + ((before.height - after.height) * (at.y - 0.5)) / picture.height,
  });
}

/** The size to draw a part at: never larger than it is, never wider than `maxWidth`. */
export function drawnSize({ width, height }: Size, maxWidth: number): Size {
  const scale = Math.min(1, maxWidth / width);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
