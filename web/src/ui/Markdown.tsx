import type { ReactNode } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import { cx } from "./cx";
import { linkHost } from "./link-host";

/** What people may write: text, lists, quotes, tables, code, links. No raw HTML, no pictures from elsewhere. */
const schema = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter((tag) => tag !== "img" && tag !== "picture"),
  protocols: { ...defaultSchema.protocols, href: ["http", "https", "mailto"] },
};

type Level = 2 | 3 | 4;

function components(top: Level): Components {
  // A writer's first heading takes the level that the page has free, and the rest follow.
  const heading = (depth: number) => {
    const Tag = `h${Math.min(6, top + depth)}` as "h2";
    return ({ children }: { children?: ReactNode }) => <Tag>{children}</Tag>;
  };
  return {
    h1: heading(0),
    h2: heading(1),
    h3: heading(2),
    h4: heading(3),
    h5: heading(3),
    h6: heading(3),
    a: ({ href, children }) => {
      const host = linkHost(href);
      return (
        <a href={href} rel="nofollow noopener noreferrer" target="_blank">
          {children}
          {host && <span className="text-13 text-muted"> ({host})</span>}
        </a>
      );
    },
    table: ({ children }) => (
      <section aria-label="Table" tabIndex={0} className="overflow-x-auto">
        <table>{children}</table>
      </section>
    ),
  };
}

const byLevel: Record<Level, Components> = { 2: components(2), 3: components(3), 4: components(4) };

type Props = {
  /** Markdown as a person wrote it. Not trusted. */
  text: string;
  /** The level of its first heading. */
  headingLevel?: Level | undefined;
  /** 14 px, for messages and notes; otherwise 16 px for reading. */
  small?: boolean | undefined;
  className?: string | undefined;
};

/** What a person wrote, as text. Heavy: import it lazily where it is not on the first screen. */
export function Markdown({ text, headingLevel = 3, small = false, className }: Props) {
  return (
    <div dir="auto" className={cx("prose", small ? "text-14" : "text-16", className)}>
      <ReactMarkdown
        skipHtml
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[[rehypeSanitize, schema]]}
        components={byLevel[headingLevel]}
      >
        {text}
      </ReactMarkdown>
    </div>
  );
}
