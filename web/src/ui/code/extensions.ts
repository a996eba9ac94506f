import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { bracketMatching, indentOnInput, indentUnit } from "@codemirror/language";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { Compartment, EditorState, type Extension } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { type CodeLanguage, indentOf } from "./languages";
import { lineMarks } from "./marks";
import { codeTheme } from "./theme";

/** What can change while the editor is open. */
export const grammar = new Compartment();
export const completion = new Compartment();
export const labelling = new Compartment();

/** Completion, which a candidate asks for: names and closing brackets. */
export function completionOf(on: boolean): Extension {
  if (!on) return [];
  return [
    autocompletion(),
    closeBrackets(),
    keymap.of([...closeBracketsKeymap, ...completionKeymap]),
  ];
}

/** How screen readers call the editor, and where its hint stands. */
export function labelOf(label: string, hintId: string | null): Extension {
  return EditorView.contentAttributes.of({
    "aria-label": label,
    // What is only read can be reached to be scrolled, too; and who checks for that knows no contenteditable.
    tabindex: "0",
    ...(hintId && { "aria-describedby": hintId }),
    // A phone's keyboard must not correct code.
    autocapitalize: "off",
    autocorrect: "off",
    spellcheck: "false",
  });
}

/** What to read: no keys but those that scroll. */
function reading(): Extension {
  return [EditorState.readOnly.of(true), EditorView.editable.of(false)];
}

/** What to write in. `onEscape` is told when the next Tab will lead out, and when it no longer does. */
function writing(language: CodeLanguage, onEscape: (free: boolean) => void): Extension {
  return [
    history(),
    indentOnInput(),
    bracketMatching(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    highlightSelectionMatches(),
    search({ top: false }),
    indentUnit.of(indentOf(language)),
    keymap.of([
      // Without the chords of Enter, which belong to the page: run and submit.
      ...defaultKeymap.filter(({ key }) => key !== "Mod-Enter" && key !== "Escape"),
      ...historyKeymap,
      ...searchKeymap,
      {
        key: "Escape",
        run: (view) => {
          view.setTabFocusMode(true);
          onEscape(true);
          return true;
        },
      },
      indentWithTab,
    ]),
    EditorView.domEventHandlers({
      keydown: (event, view) => {
        // Any other key is writing again, and then Tab indents.
        if (["Escape", "Tab", "Shift", "Control", "Alt", "Meta"].includes(event.key)) return false;
        view.setTabFocusMode(false);
        onEscape(false);
        return false;
      },
      blur: (_, view) => {
        view.setTabFocusMode(false);
        onEscape(false);
      },
    }),
  ];
}

type Options = {
  language: CodeLanguage;
  readOnly: boolean;
  /** Of `labelOf` and `completionOf`, as they are at the start. */
  label: Extension;
  completion: Extension;
  onText: (text: string) => void;
  onEscape: (free: boolean) => void;
};

/** All that the editor is made of; the grammar comes when it is fetched. */
export function extensionsOf(options: Options): Extension {
  const { language, readOnly, onText, onEscape } = options;
  return [
    lineNumbers(),
    drawSelection(),
    EditorView.lineWrapping,
    lineMarks,
    codeTheme,
    grammar.of([]),
    completion.of(options.completion),
    labelling.of(options.label),
    readOnly ? reading() : writing(language, onEscape),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onText(update.state.doc.toString());
    }),
  ];
}
