/**
 * How much structure one Markdown text can have. The same limits are in crates/markdown/src/limits.rs and in
 * db/functions/compute/text/markdown_excess.sql; crates/markdown/limits.json holds cases on which all three agree.
 *
 * A text is counted line by line and never parsed, because parsing is what hostile text makes expensive. Code counts
 * like everything else: only a parser knows for sure what is code.
 */
export const MARKDOWN_LIMITS = {
  /** Quotes and lists inside each other. */
  depth: 24,
  lines: 1000,
  /** Quote and list markers of the whole text. */
  markers: 1000,
  /** Bars in the line that makes a table of the lines around it. */
  columns: 32,
  /** Cells of all tables. */
  cells: 1000,
  /** Brackets and marks of emphasis between two blank lines. */
  inline: 1000,
  /** Brackets and marks of emphasis of the whole text. */
  inline_total: 4000,
} as const;

export type MarkdownExcess = keyof typeof MARKDOWN_LIMITS;

const BLANK = /^[ \t]*$/;
/** `- - -` and `* * *` are rules across the page, not lists; `- -` are two lists. */
const RULER = /^[ \t]*(?:-[ \t]*-[ \t]*-[- \t]*|\*[ \t]*\*[ \t]*\*[* \t]*)$/;
const MARKER = />|[-+*.)](?=[ \t]|$)/g;
/** The start of a line, up to its last quote or list marker. */
const PREFIX = /^[ \t>*+\-0-9.)]*(?:>|[-+*.)](?=[ \t]|$))/;
const DELIMITERS = /^[ \t>*+\-0-9.)|:]*$/;
/** An underscore inside a word marks nothing. */
const INLINE = /[*~[\]]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** The first limit that a text exceeds. */
export function markdownExcess(text: string): MarkdownExcess | undefined {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  if (lines.length > MARKDOWN_LIMITS.lines) return "lines";
  const sums = { markers: 0, cells: 0, inline: 0, inline_total: 0 };
  let columns = 0;
  for (const line of lines) {
    if (BLANK.test(line)) {
      columns = 0;
      sums.inline = 0;
      continue;
    }
    const prefix = RULER.test(line) ? "" : (PREFIX.exec(line)?.[0] ?? "");
    const markers = count(prefix, MARKER);
    const indent = count(prefix, / /g) + 4 * count(prefix, /\t/g);
    if (markers > 0 && markers + Math.floor(indent / 2) > MARKDOWN_LIMITS.depth) return "depth";
    sums.markers += markers;
    const bars = count(line, /\|/g);
    if (bars > 0 && line.includes("-") && DELIMITERS.test(line)) {
      if (bars > MARKDOWN_LIMITS.columns) return "columns";
      columns = Math.max(columns, bars + 1);
    }
    if (columns > 0) sums.cells += Math.max(columns, bars + 1);
    const inline = count(line, INLINE);
    sums.inline += inline;
    sums.inline_total += inline;
    for (const sum of ["markers", "cells", "inline", "inline_total"] as const) {
      if (sums[sum] > MARKDOWN_LIMITS[sum]) return sum;
    }
  }
  return undefined;
}

const sentences: Record<MarkdownExcess, string> = {
  depth: `Nest quotes and lists at most ${MARKDOWN_LIMITS.depth} levels deep.`,
  lines: `Use at most ${MARKDOWN_LIMITS.lines.toLocaleString("en")} lines.`,
  markers: `Use at most ${MARKDOWN_LIMITS.markers.toLocaleString("en")} list items and quotes.`,
  columns: `Use at most ${MARKDOWN_LIMITS.columns - 1} columns in a table.`,
  cells: `Use at most ${MARKDOWN_LIMITS.cells.toLocaleString("en")} table cells.`,
  inline: "Split a paragraph: it has too many brackets, asterisks or underscores.",
  inline_total: "Use fewer brackets, asterisks and underscores.",
};

/** What to change in a text that exceeds a limit. */
export function markdownAdvice(text: string): string | undefined {
  const excess = markdownExcess(text);
  return excess && sentences[excess];
}
