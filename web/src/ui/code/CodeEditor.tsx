import { lazy, Suspense } from "react";
import { cx } from "../cx";
import { type CodeLanguage, languageWords } from "./languages";
import type { LineMark } from "./marks";

export type CodeEditorProps = {
  /** The accessible name: "Your answer". */
  label: string;
  language: CodeLanguage;
  /** What stands in it. A change from outside is one step of the editor's own undo. */
  value: string;
  onValueChange?: ((text: string) => void) | undefined;
  /** To read and copy from. Holds no key. */
  readOnly?: boolean | undefined;
  /** Completes names and closes brackets; off unless the writer asks. */
  completion?: boolean | undefined;
  /** Lines that something is said of. A mark goes when its line is edited. */
  marks?: LineMark[] | undefined;
  /** Give it a height: the code scrolls inside. */
  className?: string | undefined;
};

const CodeMirrorView = lazy(() => import("./CodeMirrorView"));

/**
 * An editor for code. Heavy, so it is fetched by the pages that show one; until it is there the code
 * stands as text in its place. Tab indents; Escape, then Tab leaves, which is said under it while one writes.
 */
export function CodeEditor(props: CodeEditorProps) {
  return (
    <Suspense fallback={<PlainCode {...props} />}>
      <CodeMirrorView {...props} />
    </Suspense>
  );
}

function PlainCode({ label, language, value, className }: CodeEditorProps) {
  return (
    <section
      aria-label={`${label}, ${languageWords[language]}`}
      aria-busy="true"
      className={cx("overflow-hidden bg-sunken", className)}
    >
      <pre className="overflow-hidden whitespace-pre-wrap py-3 pr-4 pl-14 font-mono text-13 leading-[1.6] max-md:text-16">
        {value}
      </pre>
    </section>
  );
}
