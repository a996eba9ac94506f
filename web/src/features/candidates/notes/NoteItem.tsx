import { useState } from "react";
import type { CandidateNote } from "@/lib/database.types";
import { explain } from "@/lib/errors";
import { useProfile } from "@/lib/session/session";
import { Avatar } from "@/ui/Avatar";
import { Button } from "@/ui/Button";
import { ConfirmButton } from "@/ui/ConfirmButton";
import { RelativeTime } from "@/ui/RelativeTime";
import { exactTime } from "@/ui/relative-time";
import { Tag } from "@/ui/Tag";
import { partsOf } from "./mentions";
import { type Colleague, NoteForm } from "./NoteForm";
import { deleteNote, editNote } from "./queries";

type Props = {
  note: CandidateNote;
  colleagues: Colleague[];
  /** Something changed: the notes are read again. */
  onChange: () => Promise<unknown>;
};

/** A note: who wrote it and when, its words, and what one can do with it. */
export function NoteItem({ note, colleagues, onChange }: Props) {
  const { id: me } = useProfile();
  const { author } = note;
  const [editing, setEditing] = useState(false);
  const [body, setBody] = useState(note.body);
  const name = author?.full_name ?? "Deleted account";
  const when = new Date(note.created_at);
  return (
    <li className="flex gap-3 border-line border-b py-3.5">
      <Avatar name={author?.full_name} src={author?.avatar_url} size={24} className="mt-0.5" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          <bdi className="font-semibold">{name}</bdi>
          <span className="text-12 text-faint">
            <RelativeTime at={note.created_at} />
            {note.edited_at && <span title={exactTime(new Date(note.edited_at))}> · edited</span>}
          </span>
          {author?.has_left && <Tag>Left the company</Tag>}
          {note.mentions.some(({ id }) => id === me) && <Tag tone="action">Mentions you</Tag>}
        </p>
        {editing ? (
          <div className="mt-2">
            <NoteForm
              label="Edit note"
              body={body}
              onBody={setBody}
              colleagues={colleagues}
              named={note.mentions}
              does="Save changes"
              autoFocus
              send={async (words) => {
                await editNote(note.id, words);
                await onChange();
                setEditing(false);
              }}
              onCancel={() => setEditing(false)}
            />
          </div>
        ) : (
          <NoteText note={note} />
        )}
        {!editing && (note.can_edit || note.can_delete) && (
          <div className="mt-1.5 flex flex-wrap gap-2">
            {note.can_edit && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Edit your note of ${exactTime(when)}`}
                onClick={() => {
                  setBody(note.body);
                  setEditing(true);
                }}
              >
                Edit
              </Button>
            )}
            {note.can_delete && (
              <ConfirmButton
                does="Delete"
                label={`Delete the note of ${name}, ${exactTime(when)}`}
                warning="The note is deleted for everyone. You can't undo this."
                act={async () => {
                  await deleteNote(note.id);
                  await onChange();
                }}
                explain={(error) => explain(error).sentence}
              />
            )}
          </div>
        )}
      </div>
    </li>
  );
}

/** The words as they were written, with the mentions marked. */
function NoteText({ note }: { note: CandidateNote }) {
  const parts = partsOf(
    note.body,
    note.mentions.map((one) => one.full_name),
  );
  return (
    <p dir="auto" className="mt-1 max-w-measure whitespace-pre-wrap [overflow-wrap:anywhere]">
      {parts.map(({ at, text, name }) => (
        <span key={at} className={name === null ? undefined : "font-semibold text-action"}>
          {text}
        </span>
      ))}
    </p>
  );
}
