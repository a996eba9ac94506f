import { useState } from "react";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";

type Props = {
  /** The draft's title; null while the dialog is closed. */
  title: string | null;
  pending: boolean;
  onClose: () => void;
  onDelete: () => void;
};

/** What must be typed: a deleted draft does not come back. */
const WORD = "delete";

export function DeleteDraftDialog({ title, pending, onClose, onDelete }: Props) {
  return (
    <Dialog
      open={title !== null}
      onClose={onClose}
      exitMs={0}
      title="Delete this draft"
      description={title ?? undefined}
    >
      <DeleteForm pending={pending} onClose={onClose} onDelete={onDelete} />
    </Dialog>
  );
}

function DeleteForm({ pending, onClose, onDelete }: Omit<Props, "title">) {
  const [typed, setTyped] = useState("");
  const [missing, setMissing] = useState(false);
  const right = typed.trim().toLowerCase() === WORD;
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(!right);
        if (right) onDelete();
      }}
    >
      <p>This permanently deletes its text, skills and weights. No one has seen it yet.</p>
      <Field
        label={`Type “${WORD}” to continue`}
        error={missing && !right ? `Type the word ${WORD}.` : undefined}
      >
        <Input
          autoComplete="off"
          autoCapitalize="none"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <div className="flex justify-end gap-2.5">
        <Button onClick={onClose}>Keep draft</Button>
        <Button type="submit" variant="danger" pending={pending}>
          Delete draft
        </Button>
      </div>
    </form>
  );
}
