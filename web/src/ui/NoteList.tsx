import { useState } from "react";
import { Button } from "./Button";

/** So many are shown before one asks for the rest. */
const FEW = 8;

type Props = {
  /** A JSON pointer each; empty for the document itself. */
  notes: { pointer: string; message: string }[];
  /** Names the list for screen readers. */
  label: string;
};

/** Places in a document, each by its JSON pointer, with what is the matter there. */
export function NoteList({ notes, label }: Props) {
  const [all, setAll] = useState(false);
  // The schema and the server can say the same of the same place.
  const different = [...new Map(notes.map((note) => [`${note.pointer} ${note.message}`, note]))];
  const shown = all ? different : different.slice(0, FEW);
  return (
    <>
      <ul aria-label={label} className="border-line border-t">
        {shown.map(([key, note]) => (
          <li
            key={key}
            className="flex gap-x-4 gap-y-0.5 border-line border-b py-2 max-md:flex-col"
          >
            <code className="w-56 shrink-0 break-all font-mono text-12 leading-[22px] text-muted max-md:w-auto">
              {shortened(note.pointer) || "/"}
            </code>
            <span dir="auto" className="min-w-0 break-words">
              {note.message}
            </span>
          </li>
        ))}
      </ul>
      {different.length > shown.length && (
        <Button size="sm" variant="quiet" className="mt-2" onClick={() => setAll(true)}>
          Show {different.length - shown.length} more
        </Button>
      )}
    </>
  );
}

/** A pointer into deep nesting keeps its beginning and its end. */
function shortened(pointer: string): string {
  return pointer.length > 120 ? `${pointer.slice(0, 80)} … ${pointer.slice(-30)}` : pointer;
}
