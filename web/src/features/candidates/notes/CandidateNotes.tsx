import { useQuery, useQueryClient } from "@tanstack/react-query";
import { QueryState } from "@/entities/query/QueryState";
import { useKeys } from "@/lib/keys/use-keys";
import { useChanges } from "@/lib/realtime";
import { Loading, SkeletonText } from "@/ui/Skeleton";
import { NewNote } from "./NewNote";
import { NoteItem } from "./NoteItem";
import { NOTE_BOX, writeNote } from "./note-box";
import { candidateNotesQuery, notesKey } from "./queries";

type Props = {
  interactionId: string;
  /** Whom the notes are about. */
  name: string;
};

/** What colleagues wrote about a candidate, kept up to date, and a field for one more. */
export function CandidateNotes({ interactionId, name }: Props) {
  const client = useQueryClient();
  const query = useQuery(candidateNotesQuery(interactionId));
  const readAgain = () =>
    client.invalidateQueries({ queryKey: candidateNotesQuery(interactionId).queryKey });
  useChanges("candidate-notes", [{ event: "*", table: "candidate_notes" }], {
    refresh: () => void client.invalidateQueries({ queryKey: notesKey }),
  });
  useKeys("Notes", [{ keys: ["N"], does: "Write a note", run: writeNote }]);

  const count = query.data?.notes.length ?? 0;
  return (
    <section aria-label="Notes" data-print="no" className="pb-7">
      <h3 className="mb-3 flex items-baseline gap-3 text-16">
        Notes
        {count > 0 && <span className="text-13 font-normal text-muted">{count}</span>}
      </h3>
      {/* Before the notes are there, so that a key or a button always finds the field. */}
      {!query.isError && query.data !== null && (
        <NewNote
          key={interactionId}
          id={NOTE_BOX}
          interactionId={interactionId}
          name={name}
          colleagues={query.data?.colleagues}
          onChange={readAgain}
        />
      )}
      <QueryState
        query={query}
        failure="Notes couldn't be loaded"
        note="You can still read the evidence and decide."
        level={3}
        loading={
          <Loading label="Loading notes">
            <SkeletonText lines={2} />
          </Loading>
        }
      >
        {(data) =>
          data &&
          count > 0 && (
            <ul aria-label={`Notes on ${name}`} className="mt-4 border-line border-t">
              {data.notes.map((note) => (
                <NoteItem
                  key={note.id}
                  note={note}
                  colleagues={data.colleagues}
                  onChange={readAgain}
                />
              ))}
            </ul>
          )
        }
      </QueryState>
    </section>
  );
}
