import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

/** The editor in our tokens, which follow the page's theme by themselves. */
const look = EditorView.theme({
  "&": { height: "100%", backgroundColor: "var(--sunken)", color: "var(--ink)" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": {
    fontFamily: "var(--font-mono)",
    fontSize: "var(--text-13)",
    lineHeight: "1.6",
    fontVariantLigatures: "none",
    overflow: "auto",
  },
  "@media print": {
    "&": { height: "auto" },
    ".cm-scroller": { overflow: "visible" },
    ".cm-content": { flexShrink: "1", whiteSpace: "break-spaces", overflowWrap: "anywhere" },
  },
  // Under 16 px a phone zooms the page as soon as the editor has the focus.
  "@media (width < 768px)": { ".cm-scroller": { fontSize: "var(--text-16)" } },
  ".cm-content": { padding: "12px 0", caretColor: "var(--ink)" },
  ".cm-line": { padding: "0 16px 0 12px" },
  ".cm-gutters": {
    backgroundColor: "var(--sunken)",
    color: "var(--faint)",
    border: "none",
    paddingLeft: "8px",
  },
  ".cm-lineNumbers .cm-gutterElement": { minWidth: "28px", padding: "0 8px 0 0" },
  ".cm-activeLine": { backgroundColor: "transparent" },
  "&.cm-focused .cm-activeLine": {
    backgroundColor: "color-mix(in oklab, var(--ink) 4%, transparent)",
  },
  ".cm-activeLineGutter": { backgroundColor: "transparent", color: "var(--ink)" },
  ".cm-cursor, .cm-dropCursor": { borderLeftColor: "var(--ink)", borderLeftWidth: "1.5px" },
  // As specific as the editor's own rule, which would win otherwise.
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground":
    { backgroundColor: "color-mix(in oklab, var(--action) 24%, transparent)" },
  "&.cm-focused .cm-matchingBracket": {
    backgroundColor: "transparent",
    outline: "1px solid var(--line-field)",
  },
  "&.cm-focused .cm-nonmatchingBracket": {
    backgroundColor: "transparent",
    outline: "1px solid var(--stop)",
  },
  ".cm-markedLine": {
    backgroundColor: "var(--stop-tint)",
    boxShadow: "inset 2px 0 var(--stop)",
  },
  ".cm-markNote": {
    padding: "2px 16px 4px 12px",
    backgroundColor: "var(--stop-tint)",
    boxShadow: "inset 2px 0 var(--stop)",
    color: "var(--stop)",
    fontFamily: "var(--font-sans)",
    whiteSpace: "pre-wrap",
  },
  ".cm-panels": {
    backgroundColor: "var(--raised)",
    color: "var(--ink)",
    fontFamily: "var(--font-sans)",
  },
  ".cm-panels.cm-panels-bottom": { borderTop: "1px solid var(--line)" },
  ".cm-panel.cm-search": { padding: "8px 32px 8px 12px", fontSize: "var(--text-13)" },
  ".cm-textfield": {
    border: "1px solid var(--line-field)",
    borderRadius: "var(--radius-control)",
    backgroundColor: "var(--raised)",
    padding: "2px 8px",
    fontSize: "inherit",
  },
  ".cm-button": {
    backgroundImage: "none",
    border: "1px solid var(--line-strong)",
    borderRadius: "var(--radius-control)",
    backgroundColor: "var(--raised)",
    fontSize: "inherit",
  },
  ".cm-searchMatch": { backgroundColor: "var(--wait-tint)", outline: "1px solid var(--wait)" },
  ".cm-selectionMatch": { backgroundColor: "color-mix(in oklab, var(--action) 12%, transparent)" },
  ".cm-tooltip": {
    border: "1px solid var(--line-strong)",
    borderRadius: "var(--radius-control)",
    backgroundColor: "var(--raised)",
    boxShadow: "var(--float-shadow)",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "var(--font-mono)" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": {
    backgroundColor: "var(--action)",
    color: "var(--on-action)",
  },
});

/** Few colours: what is language in the colour of action, what is said in words quieter. */
const words = HighlightStyle.define([
  {
    tag: [
      tags.keyword,
      tags.operatorKeyword,
      tags.modifier,
      tags.self,
      tags.null,
      tags.bool,
      tags.atom,
    ],
    color: "var(--action)",
  },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: "var(--code-string)" },
  { tag: [tags.number, tags.escape], color: "var(--code-number)" },
  { tag: tags.comment, color: "var(--faint)" },
  { tag: [tags.typeName, tags.className], color: "var(--said)" },
  {
    tag: [tags.definition(tags.variableName), tags.function(tags.definition(tags.variableName))],
    fontWeight: "600",
  },
  { tag: tags.invalid, color: "var(--stop)" },
]);

export const codeTheme = [look, syntaxHighlighting(words)];
