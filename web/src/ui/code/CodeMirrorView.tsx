import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { cx } from "../cx";
import type { CodeEditorProps } from "./editor-props";
import { completion, completionOf, extensionsOf, grammar, labelling, labelOf } from "./extensions";
import { type CodeLanguage, grammarOf } from "./languages";
import { type LineMark, setMarks } from "./marks";

const noMarks: LineMark[] = [];

/** CodeMirror behind the props of `CodeEditor`, which is the one to use: it fetches this. */
export default function CodeMirrorView({
  label,
  language,
  value,
  onValueChange,
  readOnly = false,
  completion: completes = false,
  marks = noMarks,
  className,
}: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const [free, setFree] = useState(false);
  const hintId = useId();

  const onText = useEffectEvent((text: string) => {
    if (text !== value) onValueChange?.(text);
  });
  const open = useEffectEvent((parent: HTMLElement, language: CodeLanguage, readOnly: boolean) => {
    const state = EditorState.create({
      doc: value,
      extensions: extensionsOf({
        language,
        readOnly,
        label: labelOf(label, readOnly ? null : hintId),
        completion: completionOf(completes && !readOnly),
        onText: onText,
        onEscape: setFree,
      }),
    });
    const editor = new EditorView({ state, parent });
    editor.dispatch({ effects: setMarks(marks) });
    return editor;
  });

  // Another language is another text with its own undo, so it gets an editor of its own.
  useEffect(() => {
    if (!host.current) return;
    const editor = open(host.current, language, readOnly);
    view.current = editor;
    let current = true;
    // Lines wrap elsewhere once the font is there, and then their numbers have to move.
    const remeasure = () => editor.requestMeasure();
    document.fonts?.addEventListener("loadingdone", remeasure);
    void grammarOf(language).then((extension) => {
      if (current) editor.dispatch({ effects: grammar.reconfigure(extension) });
    });
    return () => {
      current = false;
      document.fonts?.removeEventListener("loadingdone", remeasure);
      view.current = null;
      editor.destroy();
    };
  }, [language, readOnly]);

  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    const now = editor.state.doc.toString();
    if (now === value) return;
    editor.dispatch({ changes: { from: 0, to: now.length, insert: value } });
  }, [value]);

  useEffect(() => {
    view.current?.dispatch({
      effects: [
        labelling.reconfigure(labelOf(label, readOnly ? null : hintId)),
        completion.reconfigure(completionOf(completes && !readOnly)),
      ],
    });
  }, [label, readOnly, hintId, completes]);

  useEffect(() => {
    view.current?.dispatch({ effects: setMarks(marks) });
  }, [marks]);

  return (
    <div className={cx("group/code flex min-h-0 flex-col bg-sunken", className)}>
      <div
        ref={host}
        className="min-h-0 grow -outline-offset-2 focus-within:outline-2 focus-within:outline-action"
      />
      {!readOnly && (
        <p
          id={hintId}
          className="h-6 shrink-0 truncate px-4 text-12 leading-6 text-muted not-group-focus-within/code:opacity-0 max-md:hidden"
        >
          <span role="status">
            {free ? "Tab now leaves the editor." : "Tab indents. Press Esc, then Tab to leave."}
          </span>
        </p>
      )}
    </div>
  );
}
