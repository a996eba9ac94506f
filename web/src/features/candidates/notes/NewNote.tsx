import { useRef, useState } from "react";
import { dropDraft, readDraft, writeDraft } from "@/lib/drafts";
import { newId } from "@/lib/new-id";
import { type Colleague, NoteForm } from "./NoteForm";
import { addNote } from "./queries";

type Props = {
  /** The id of the box. */
  id: string;
  interactionId: string;
  name: string;
  /** Whom one can name; not known yet while they load. */
  colleagues: Colleague[] | undefined;
  onChange: () => Promise<unknown>;
};

/** The field for one more note. What was typed for a candidate and not sent is there again later. */
export function NewNote({ id, interactionId, name, colleagues, onChange }: Props) {
  const draftName = `note.${interactionId}`;
  const [body, setBody] = useState(() => readDraft<{ body: string }>(draftName)?.body ?? "");
  /** The id that the note will have, however often it is sent. */
  const next = useRef(newId());
  const type = (text: string) => {
    setBody(text);
    if (text === "") dropDraft(draftName);
    else writeDraft(draftName, { body: text });
  };
  return (
    <NoteForm
      id={id}
      label={`Note on ${name}`}
      body={body}
      onBody={type}
      colleagues={colleagues ?? []}
      does="Add note"
      placeholder="What should your colleagues know?"
      hint={
        colleagues?.length === 0
          ? "Only colleagues who can see this candidate read it. So far that's you."
          : "Only colleagues who can see this candidate read it. Type @ to mention one."
      }
      send={async (words) => {
        await addNote(interactionId, next.current, words);
        next.current = newId();
        type("");
        await onChange();
      }}
    />
  );
}
