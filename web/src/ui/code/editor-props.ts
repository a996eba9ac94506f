import type { CodeLanguage } from "./languages";
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
