import { useState } from "react";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";

type Props = {
  /** The draft's title, or how many drafts: "3 drafts"; null while the dialog is closed. */
  title: string | null;
  /** How many drafts are deleted. */
  count?: number | undefined;
  pending: boolean;
  onClose: () => void;
  onDelete: () => void;
};

/** What must be typed: a deleted draft does not come back. */
const WORD = "delete";

export function DeleteDraftDialog({ title, count = 1, pending, onClose, onDelete }: Props) {
  return (
    <Dialog
      open={title !== null}
      onClose={onClose}
      exitMs={0}
      title={count === 1 ? "Delete this draft" : "Delete these drafts"}
      description={title ?? undefined}
    >
      <DeleteForm count={count} pending={pending} onClose={onClose} onDelete={onDelete} />
    </Dialog>
  );
}

function DeleteForm({ count = 1, pending, onClose, onDelete }: Omit<Props, "title">) {
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
      <p>
        This permanently deletes {count === 1 ? "its" : "their"} text, skills and weights. No
        candidate has seen {count === 1 ? "it" : "them"}.
      </p>
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
        <Button onClick={onClose}>{count === 1 ? "Keep draft" : "Keep drafts"}</Button>
        <Button type="submit" variant="danger" pending={pending}>
          {count === 1 ? "Delete draft" : `Delete ${count} drafts`}
        </Button>
      </div>
    </form>
  );
}
