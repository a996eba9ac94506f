import { blockPerson } from "@/entities/blocking/queries";
import type { Participant } from "@/lib/database.types";
import { ConfirmDialog } from "./ConfirmDialog";

type Props = { person: Participant | null; onClose: () => void };

/** Asks before a person can't write any more. Only the person who blocks learns of it. */
export function BlockPersonDialog({ person, onClose }: Props) {
  return (
    <ConfirmDialog
      open={person !== null}
      onClose={onClose}
      title={`Block ${person?.full_name ?? ""}?`}
      warning="They can't write to you in any conversation, and they don't learn that you blocked them. Neither of you sees when the other is online, types or has read something. You can unblock them here or in Settings, under Privacy."
      keep="Don't block"
      does="Block"
      act={async () => {
        if (person) await blockPerson(person.id);
      }}
    />
  );
}
