import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Markdown } from "./Markdown";
import { markdownExcess } from "./markdown-limits";

type Case = { name: string; parts: [string, number][]; excess: string | null };
const root = join(import.meta.dirname, "../../..");
const cases: Case[] = JSON.parse(readFileSync(join(root, "crates/markdown/limits.json"), "utf8"));
const written = ({ parts }: Case) => parts.map(([part, times]) => part.repeat(times)).join("");

test.each(cases)("m1 server and browser agree: $name", (one) => {
  expect(markdownExcess(written(one)) ?? null).toBe(one.excess);
});

test("m1 a text that exceeds a limit is shown as typed", () => {
  const quotes = `${">".repeat(2500)}x`;
  render(<Markdown text={quotes} />);
  expect(screen.getByText(quotes)).toBeVisible();
});

test("every text of the catalogue can be drawn", () => {
  const folder = join(root, "content/challenges");
  const texts = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => readFileSync(join(folder, file), "utf8"));
  expect(texts.length).toBeGreaterThan(50);
  for (const text of texts) expect(markdownExcess(text), text.slice(0, 80)).toBeUndefined();
});

const pieces = [
  "*a ",
  "a* ",
  "**a ",
  "*a* ",
  "_a_ ",
  "~~a ",
  "*",
  "***a ",
  "[",
  "[a]",
  "[a](",
  "[a](b)",
  "![",
  "`",
  "`` ` ",
  "<",
  "<a ",
  "<!--",
  "<http://a>",
  "&amp;",
  "\\*",
  "[a]: /b\n",
  "[^a]: ",
  "[^a]",
  "# a\n",
  "a\n-\n",
  "- a\n",
  "- a\n  > b\n",
  "1. a\n",
  "> a\n\n",
  "> ",
  "- ",
  "```\n",
  "|a|\n|-|\n|b|\n\n",
  "a\n",
  "www.a.b ",
  "a@b.c ",
];

/** The longest beginning that is within the limits. */
function longest(text: string): string {
  let [within, over] = [0, text.length + 1];
  while (over - within > 1) {
    const middle = (within + over) >> 1;
    if (markdownExcess(text.slice(0, middle))) over = middle;
    else within = middle;
  }
  return text.slice(0, within);
}

function shape(html: string) {
  let [elements, depth, deepest] = [0, 0, 0];
  for (const [, close, name] of html.matchAll(/<(\/?)([a-z0-9]+)/g)) {
    if (close) depth -= 1;
    else elements += 1;
    if (!close && !["br", "hr", "input"].includes(name ?? "")) depth += 1;
    deepest = Math.max(deepest, depth);
  }
  return { elements, deepest };
}

test.each(pieces)("m1 what is drawn of %j grows with its length alone", (piece) => {
  const long = longest(piece.repeat(Math.ceil(6000 / piece.length)));
  for (const text of [long, longest(`${long.slice(0, 900)}\n\n${"x* ".repeat(300)}`)]) {
    const { elements, deepest } = shape(renderToStaticMarkup(<Markdown text={text} />));
    expect(elements).toBeLessThanOrEqual(2 * text.length + 64);
    expect(deepest).toBeLessThanOrEqual(72);
  }
});

test("m1 emphasis inside emphasis ends somewhere, and keeps its words", () => {
  const html = renderToStaticMarkup(
    <Markdown text={`${"**a ".repeat(240)}core${" b**".repeat(240)}`} />,
  );
  expect(shape(html).deepest).toBeLessThanOrEqual(72);
  expect(html).toContain("core");
});

test("footnotes are no part of what people may write", () => {
  const { container } = render(<Markdown text={"word[^1]\n\n[^1]: a note"} />);
  expect(container.querySelector("sup, section, [id]")).toBeNull();
});
