import { expect, it } from "vitest";
import { kindOf, previewSize, refusalOf } from "./files";

it("judges a file before it is sent", () => {
  expect(refusalOf({ name: "a.png", type: "image/png", size: 10 })).toBeNull();
  expect(refusalOf({ name: "notes.md", type: "", size: 10 })).toBeNull();
  expect(refusalOf({ name: "a.exe", type: "application/x-msdownload", size: 10 })).toContain("PDF");
  expect(refusalOf({ name: "a.png", type: "image/png", size: 11 * 1024 * 1024 })).toContain(
    "at most",
  );
  expect(refusalOf({ name: "a.png", type: "image/png", size: 0 })).toContain("empty");
});

it("fits a preview into its room and keeps its shape", () => {
  expect(previewSize({ width: 3200, height: 1600 })).toEqual({ width: 320, height: 160 });
  expect(previewSize({ width: 100, height: 4000 })).toEqual({ width: 48, height: 240 });
  expect(previewSize({ width: 100, height: 80 })).toEqual({ width: 100, height: 80 });
  expect(previewSize({ width: null, height: null })).toEqual({ width: 240, height: 240 });
});

it("names kinds", () => {
  expect(kindOf({ content_type: "application/pdf" })).toBe("PDF");
  expect(kindOf({ content_type: "image/webp" })).toBe("WEBP");
  expect(kindOf({ content_type: "text/plain; charset=utf-8" })).toBe("Text");
});
