import { useQuery } from "@tanstack/react-query";
import { NotebookPen } from "lucide-react";
import { Button } from "@/ui/Button";
import { writeNote } from "./note-box";
import { candidateNotesQuery } from "./queries";

/** Leads to the notes from the head of a candidate, and says how many there are. */
export function WriteNote({ interactionId }: { interactionId: string }) {
  const { data } = useQuery(candidateNotesQuery(interactionId));
  const count = data?.notes.length ?? 0;
  return (
    <Button
      size="sm"
      keyHint="N"
      icon={<NotebookPen size={16} strokeWidth={1.5} aria-hidden />}
      onClick={writeNote}
    >
      {count === 0 ? "Write a note" : count === 1 ? "1 note" : `${count} notes`}
    </Button>
  );
}
