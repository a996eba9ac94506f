import { Component, type ReactNode, useMemo } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import { cx } from "./cx";
import { linkHost } from "./link-host";
import { markdownExcess } from "./markdown-limits";
import { remarkFlat, remarkNoFootnotes } from "./markdown-plugins";

/** What people may write: text, lists, quotes, tables, code, links. No raw HTML, no pictures from elsewhere. */
const schema = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter((tag) => tag !== "img" && tag !== "picture"),
  protocols: { ...defaultSchema.protocols, href: ["http", "https", "mailto"] },
};

type Level = 2 | 3 | 4;

function components(top: Level, written: number[]): Components {
  // A writer's highest heading takes the level that the page has free, and the rest follow without a gap.
  const heading = (depth: number) => {
    const Tag = `h${Math.min(6, top + Math.max(0, written.indexOf(depth)))}` as "h2";
    return ({ children }: { children?: ReactNode }) => <Tag>{children}</Tag>;
  };
  return {
    h1: heading(1),
    h2: heading(2),
    h3: heading(3),
    h4: heading(4),
    h5: heading(5),
    h6: heading(6),
    a: ({ href, children }) => {
      const host = linkHost(href);
      return (
        <a href={href} rel="nofollow noopener noreferrer" target="_blank">
          {/* On its own, so that no mark of direction in the words turns the host around. */}
          <bdi>{children}</bdi>
          {host && <bdi className="text-13 text-muted"> ({host})</bdi>}
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

/** The depths of headings that a text uses, from the highest. */
function headingDepths(text: string): number[] {
  const depths = [...text.matchAll(/^ {0,3}(#{1,6})\s/gm)].map(([, marks]) => marks?.length ?? 1);
  const underlined = [...text.matchAll(/^\S.*\n {0,3}(=+|-+) *$/gm)].map(([, line]) =>
    line?.startsWith("=") ? 1 : 2,
  );
  return [...new Set([...depths, ...underlined])].sort();
}

type Props = {
  /** Markdown as a person wrote it. Not trusted. */
  text: string;
  /** The level of its first heading. */
  headingLevel?: Level | undefined;
  /** 14 px, for messages and notes; otherwise 16 px for reading. */
  small?: boolean | undefined;
  className?: string | undefined;
};

/** What a person wrote, as text. Heavy: pages draw it through `MarkdownText`. */
export function Markdown({ text, headingLevel = 3, small = false, className }: Props) {
  const isPlain = useMemo(() => markdownExcess(text) !== undefined, [text]);
  const plain = <p className="whitespace-pre-wrap">{text}</p>;
  return (
    <div dir="auto" className={cx("prose", small ? "text-14" : "text-16", className)}>
      {isPlain ? (
        plain
      ) : (
        <PlainOnFailure key={text} plain={plain}>
          <Drawn text={text} headingLevel={headingLevel} />
        </PlainOnFailure>
      )}
    </div>
  );
}

function Drawn({ text, headingLevel }: { text: string; headingLevel: Level }) {
  const parts = useMemo(() => components(headingLevel, headingDepths(text)), [headingLevel, text]);
  return (
    <ReactMarkdown
      skipHtml
      remarkPlugins={[remarkGfm, remarkNoFootnotes, remarkFlat]}
      rehypePlugins={[[rehypeSanitize, schema]]}
      components={parts}
    >
      {text}
    </ReactMarkdown>
  );
}

/** Shows the text as it was typed when it cannot be drawn, so that nothing around it is lost. */
class PlainOnFailure extends Component<
  { plain: ReactNode; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.plain : this.props.children;
  }
}
