import { type EditorState, RangeSet, StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, WidgetType } from "@codemirror/view";

/** A line of the code that something is said of: where it failed, say. */
export type LineMark = {
  /** Counted from 1. */
  line: number;
  /** Stands under the line. */
  note: string;
};

class Note extends WidgetType {
  constructor(private readonly text: string) {
    super();
  }

  override eq(other: Note): boolean {
    return other.text === this.text;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement("div");
    element.className = "cm-markNote";
    element.textContent = this.text;
    return element;
  }
}

const setMarksEffect = StateEffect.define<LineMark[]>();
const wholeLine = Decoration.line({ class: "cm-markedLine" });

function draw(state: EditorState, marks: LineMark[]): DecorationSet {
  const ranges = marks
    .filter(({ line }) => line >= 1 && line <= state.doc.lines)
    .flatMap(({ line, note }) => {
      const { from, to } = state.doc.line(line);
      const under = Decoration.widget({ widget: new Note(note), block: true, side: 1 });
      return [wholeLine.range(from), ...(note ? [under.range(to)] : [])];
    });
  return RangeSet.of(ranges, true);
}

/** Holds the marks. A mark goes as soon as its own line is edited: what it said is of another text. */
export const lineMarks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    for (const effect of transaction.effects) {
      if (effect.is(setMarksEffect)) return draw(transaction.state, effect.value);
    }
    if (!transaction.docChanged) return marks;
    const before = transaction.startState.doc;
    const next = marks.update({
      filter: (from) => {
        const line = before.lineAt(from);
        return !transaction.changes.touchesRange(line.from, line.to);
      },
    });
    return next.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

export function setMarks(marks: LineMark[]): StateEffect<LineMark[]> {
  return setMarksEffect.of(marks);
}
