import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast, over, parseOklch, type Rgb } from "./testing/oklch";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const themes = ["light", "dark"] as const;
type Theme = (typeof themes)[number];

/** A token in one theme, laid over a surface when it lets that through. */
function colour(token: string, theme: Theme, surface?: Rgb): Rgb {
  const pair = new RegExp(
    `--${token}:\\s*light-dark\\((oklch\\([^)]*\\)),\\s*(oklch\\([^)]*\\))\\)`,
  ).exec(css);
  const text = pair?.[theme === "light" ? 1 : 2];
  if (!text) throw new Error(`--${token} is not a light-dark() of two oklch() colours`);
  const { rgb, alpha } = parseOklch(text);
  return surface ? over(rgb, alpha, surface) : rgb;
}

const surfaces = ["paper", "raised", "sunken"];
const texts = [
  ...["ink", "muted", "faint", "action", "action-strong", "said", "proof", "wait", "stop"],
  ...["code-string", "code-number"],
];
const ranks = ["0", "1", "2", "3", "4", "5", "6", "founding", "admin"].map(
  (rank) => `rank-${rank}`,
);

describe.each(themes)("contrast in the %s theme", (theme) => {
  it.each(surfaces.flatMap((surface) => texts.map((text) => [text, surface] as const)))(
    "%s on %s is readable",
    (text, surface) => {
      expect(contrast(colour(text, theme), colour(surface, theme))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ["on-action", "action"],
    ["on-action", "action-strong"],
    ["on-proof", "proof"],
    ["on-stop", "stop"],
    ["on-stop", "stop-strong"],
    ["paper", "said"],
  ])("%s on %s is readable", (text, fill) => {
    expect(contrast(colour(text, theme), colour(fill, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(
    ["action", "proof", "wait", "stop"].flatMap((tone) =>
      ["paper", "raised"].map((on) => [tone, on] as const),
    ),
  )("%s on its own tint over %s is readable", (tone, on) => {
    const tint = colour(`${tone}-tint`, theme, colour(on, theme));
    expect(contrast(colour(tone, theme), tint)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour("muted", theme), tint)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(surfaces)("the lines of fields stand out on %s", (surface) => {
    const ground = colour(surface, theme);
    expect(contrast(colour("line-field", theme, ground), ground)).toBeGreaterThanOrEqual(3);
  });

  it.each(ranks.flatMap((rank) => surfaces.map((surface) => [rank, surface] as const)))(
    "%s stands out on %s",
    (rank, surface) => {
      expect(contrast(colour(rank, theme), colour(surface, theme))).toBeGreaterThanOrEqual(3);
    },
  );
});

it("names no colour outside of the tokens", () => {
  for (const file of ["base.css", "theme.css", "prose.css", "proof-glyph.css", "code/theme.ts"]) {
    const text = readFileSync(new URL(file, import.meta.url), "utf8");
    expect(text, file).not.toMatch(/oklch\(|#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(/i);
  }
});
