import { type ComponentProps, useEffect } from "react";
import { cx } from "./cx";
import { defer } from "./deferred";
import type { Markdown as MarkdownType } from "./Markdown";

type Props = ComponentProps<typeof MarkdownType>;

const markdown = defer(async () => (await import("./Markdown")).Markdown);

/**
 * Markdown on a page. Its renderer loads after the page; until then the text is shown without formatting, at about its
 * final height, so that nothing below it moves.
 */
export function MarkdownText(props: Props) {
  const Markdown = markdown.use();
  useEffect(markdown.fetch, []);
  return Markdown ? <Markdown {...props} /> : <PlainText {...props} />;
}

/** A line that begins an item of a list. */
const item = /^\s*([-*+]|\d+[.)])\s+/;

function PlainText({ text, small = false, className }: Props) {
  const blocks = text.matchAll(/\S[\s\S]*?(?=\n\s*\n|$)/g);
  return (
    <div dir="auto" className={cx("prose", small ? "text-14" : "text-16", className)}>
      {[...blocks].map(({ 0: block, index: place }) => (
        <p
          key={place}
          // Lines of a paragraph run on; those of a list stand each for themselves.
          className={cx(item.test(block) && "whitespace-pre-line ps-[1.5em]")}
        >
          {withoutMarks(block)}
        </p>
      ))}
    </div>
  );
}

/** Without the marks that would be gone once it is drawn. */
function withoutMarks(block: string): string {
  const lines = block.split("\n").map((line) => line.replace(item, "").replace(/^#{1,6}\s+/, ""));
  return lines.join("\n").replaceAll(/\*\*|`/g, "");
}
