import { lazy, Suspense } from "react";
import { cx } from "../cx";
import type { CodeEditorProps } from "./editor-props";

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

function PlainCode({ label, value, className }: CodeEditorProps) {
  return (
    <section
      aria-label={label}
      aria-busy="true"
      className={cx("overflow-hidden bg-sunken", className)}
    >
      <pre className="overflow-hidden whitespace-pre-wrap py-3 pr-4 pl-14 font-mono text-13 leading-[1.6] max-md:text-16">
        {value}
      </pre>
    </section>
  );
}
