import { describe, expect, test } from "vitest";
import { drawnSize, maxZoom, moved, visible, wholePicture, within, zoomed } from "./crop";

const wide = { width: 400, height: 200 };

describe("a square over a wide picture", () => {
  test("shows the middle at its full height", () => {
    expect(visible(wide, 1, wholePicture)).toEqual({ x: 100, y: 0, width: 200, height: 200 });
  });

  test("moves as far as the picture goes, and not in the direction in which it fits", () => {
    expect(visible(wide, 1, moved(wide, 1, wholePicture, 0.25, 0.5)).x).toBe(50);
    expect(visible(wide, 1, moved(wide, 1, wholePicture, 9, 9))).toMatchObject({ x: 0, y: 0 });
    expect(visible(wide, 1, moved(wide, 1, wholePicture, -9, 0)).x).toBe(200);
  });

  test("zooms about the point under the pointer", () => {
    const corner = zoomed(wide, 1, wholePicture, 2, { x: 0, y: 0 });
    expect(visible(wide, 1, corner)).toEqual({ x: 100, y: 0, width: 100, height: 100 });
    expect(zoomed(wide, 1, wholePicture, 100).zoom).toBe(maxZoom);
    expect(zoomed(wide, 1, corner, 0.001)).toEqual({ x: 0.375, y: 0.5, zoom: 1 });
  });
});

test("a wide frame over a tall picture stays inside", () => {
  const tall = { width: 100, height: 400 };
  const shown = visible(tall, 1.6, within(tall, 1.6, { x: 0, y: 1, zoom: 1 }));
  expect(shown).toEqual({ x: 0, y: 337.5, width: 100, height: 62.5 });
});

test("a picture is made smaller, never larger", () => {
  expect(drawnSize({ width: 1000, height: 625 }, 512)).toEqual({ width: 512, height: 320 });
  expect(drawnSize({ width: 40, height: 40 }, 512)).toEqual({ width: 40, height: 40 });
});
