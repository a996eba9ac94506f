import { expect, test } from "vitest";
import { kindOf, openPicture } from "./picture-file";

const bytes = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0));

test("a file is what its first bytes say", () => {
  expect(kindOf(bytes("\x89PNG\r\n\x1a\n0000"))).toBe("png");
  expect(kindOf(bytes("\xff\xd8\xff\xe0"))).toBe("jpeg");
  expect(kindOf(bytes("RIFF\0\0\0\0WEBPVP8 "))).toBe("webp");
  expect(kindOf(bytes("\0\0\0\x18ftypheic\0"))).toBe("heic");
  expect(kindOf(bytes("\0\0\0\x18ftypavif\0"))).toBe("avif");
  expect(kindOf(bytes('<?xml version="1.0"?><svg>'))).toBe("svg");
  expect(kindOf(bytes("<html><script>"))).toBe("other");
  expect(kindOf(bytes(""))).toBe("other");
});

test("what cannot be used is refused in words", async () => {
  const refusal = (text: string, type = "image/png") =>
    openPicture(new Blob([bytes(text)], { type })).then(
      () => "taken",
      (error: Error) => error.message,
    );
  expect(await refusal("")).toMatch(/empty/);
  expect(await refusal("<svg onload=alert(1)>")).toMatch(/SVG/);
  expect(await refusal("\0\0\0\x18ftypheic\0", "image/jpeg")).toMatch(/HEIC/);
  expect(await refusal("<html>")).toMatch(/PNG, JPEG or WebP/);
});
