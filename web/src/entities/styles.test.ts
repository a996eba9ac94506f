import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("names no colour outside of the tokens", () => {
  const sheets = readFileSync(new URL("./styles.css", import.meta.url), "utf8").matchAll(
    /@import "(.*)"/g,
  );
  for (const [, file] of sheets) {
    const text = readFileSync(new URL(file ?? "", import.meta.url), "utf8");
    expect(text, file).not.toMatch(/oklch\(|#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(/i);
  }
});
