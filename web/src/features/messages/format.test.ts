import { expect, it } from "vitest";
import { type Format, formatEdit } from "./format";

/** Formats the part between the bars, and shows what is selected afterwards between bars. */
function formatted(format: Format, marked: string): string {
  const from = marked.indexOf("|");
  const to = marked.indexOf("|", from + 1) - 1;
  const text = marked.replaceAll("|", "");
  const edit = formatEdit(format, { text, from, to });
  const next = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  return `${next.slice(0, edit.selectFrom)}|${next.slice(edit.selectFrom, edit.selectTo)}|${next.slice(edit.selectTo)}`;
}

it("makes text bold, and plain again", () => {
  expect(formatted("bold", "a |b| c")).toBe("a **|b|** c");
  expect(formatted("bold", "a **|b|** c")).toBe("a |b| c");
  expect(formatted("bold", "a |**b**| c")).toBe("a |b| c");
  expect(formatted("bold", "||")).toBe("**|bold text|**");
});

it("makes a word code, and several lines a block", () => {
  expect(formatted("code", "run |ls|")).toBe("run `|ls|`");
  expect(formatted("code", "so: |a\nb| end")).toBe("so: \n```\n|a\nb|\n```\n end");
});

it("selects what is left to write of a link", () => {
  expect(formatted("link", "see |docs|")).toBe("see [docs](|https://|)");
  expect(formatted("link", "|https://a.example|")).toBe("[|link text|](https://a.example)");
  expect(formatted("link", "||")).toBe("[|link text|](https://)");
});

it("makes lines a list, and lines again", () => {
  expect(formatted("list", "a\n|b\nc|\nd")).toBe("a\n|- b\n- c|\nd");
  expect(formatted("list", "|- b\n- c|")).toBe("|b\nc|");
  expect(formatted("list", "one||")).toBe("- one||");
});
