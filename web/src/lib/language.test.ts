import { readdirSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";

/** The phrases that docs/language.md rules out. */
const phrases =
  /```text\n([^`]+)```/
    .exec(readFileSync("../docs/language.md", "utf8"))?.[1]
    ?.trim()
    .split("\n") ?? [];
const ruledOut = new RegExp(`(?<![\\w-])(?:${phrases.join("|")})(?![\\w-])`, "gi");

type Text = { text: string; start: number };

/** Every text in a syntax tree: strings, the fixed parts of templates, and the text between tags. */
function textsIn(node: unknown, into: Text[] = []): Text[] {
  if (Array.isArray(node)) {
    for (const one of node) textsIn(one, into);
    return into;
  }
  if (typeof node !== "object" || node === null) return into;
  if ("type" in node && node.type === "ImportDeclaration") return into;
  const start = "start" in node && typeof node.start === "number" ? node.start : 0;
  if ("value" in node) {
    const { value } = node;
    if (typeof value === "string") into.push({ text: value, start });
    else if (typeof value === "object" && value !== null && "cooked" in value) {
      into.push({ text: String(value.cooked), start });
    }
  }
  for (const child of Object.values(node)) textsIn(child, into);
  return into;
}

function violationsIn(path: string): string[] {
  const source = readFileSync(path, "utf8");
  const { program, errors } = parseSync(path, source);
  expect(errors, path).toEqual([]);
  // A text of one word is a name.
  const texts = textsIn(program.body).filter(({ text }) => /\S\s+\S/.test(text));
  return texts.flatMap(({ text, start }) =>
    [...text.replace(/\s+/g, " ").matchAll(ruledOut)].map(
      ([phrase]) => `${path}:${source.slice(0, start).split("\n").length}: “${phrase}”`,
    ),
  );
}

describe("the app's texts", () => {
  it("hold none of the phrases that docs/language.md rules out", () => {
    expect(phrases.length).toBeGreaterThan(20);
    const files = readdirSync("src", { recursive: true, encoding: "utf8" });
    // Samples in tests and in the gallery show what people write, not what we do.
    const ours = files
      .map((path) => `src/${path}`)
      .filter(
        (path) => /\.tsx?$/.test(path) && !/\.test\.|\.d\.ts$|\/(testing|gallery)\//.test(path),
      );
    expect(ours.length).toBeGreaterThan(500);
    expect([...new Set(ours.flatMap(violationsIn))]).toEqual([]);
  });

  it("would be caught", () => {
    expect("There is nobody here".match(ruledOut)).toEqual(["nobody"]);
    expect("No one is here".match(ruledOut)).toBeNull();
  });
});
