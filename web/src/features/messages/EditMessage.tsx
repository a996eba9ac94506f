import { useState } from "react";
import { explain } from "@/lib/errors";
import type { Message } from "@/lib/outbox/use-outbox";
import { Button } from "@/ui/Button";
import { Textarea } from "@/ui/Textarea";
import { editMessage } from "./queries";
import { takeInOwn } from "./use-live";

type Props = { message: Message; onClose: () => void };

/** The longest message, in characters. */
const MAX = 10_000;

/** The words of one's own message in a field. Esc leaves them as they were, Ctrl+Enter saves. */
export function EditMessage({ message, onClose }: Props) {
  const [body, setBody] = useState(message.body);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const empty = body.trim() === "" && message.attachments.length === 0;
  const save = async () => {
    if (empty || pending) return;
    setPending(true);
    setRefusal(null);
    try {
      takeInOwn(await editMessage(message.id, body));
      onClose();
    } catch (error) {
      setRefusal(explain(error).sentence);
      setPending(false);
    }
  };
  return (
    <form
      className="grid gap-2 text-left"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Textarea
        autoFocus
        aria-label="Edit message"
        rows={2}
        maxLength={MAX}
        value={body}
        onChange={(event) => setBody(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") {
            event.stopPropagation();
            onClose();
          } else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            void save();
          }
        }}
      />
      {refusal && (
        <p role="alert" className="text-13 text-stop">
          {refusal}
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button size="sm" onClick={onClose}>
          Cancel
        </Button>
        <Button size="sm" type="submit" variant="primary" pending={pending} disabled={empty}>
          Save changes
        </Button>
      </div>
    </form>
  );
}
