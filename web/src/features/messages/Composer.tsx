import { SendHorizontal } from "lucide-react";
import { type KeyboardEvent, type RefObject, useId, useState } from "react";
import { dropDraft, readDraft, writeDraft } from "@/lib/drafts";
import { useOutbox } from "@/lib/outbox/use-outbox";
import { Button } from "@/ui/Button";
import { KeyHint } from "@/ui/KeyHint";
import { Textarea } from "@/ui/Textarea";
import { newId } from "./new-id";

type Props = {
  conversationId: string;
  /** Who it goes to. */
  to: string;
  field: RefObject<HTMLTextAreaElement | null>;
  onSent: () => void;
};

const MAX = 10_000;
const draftName = (conversationId: string) => `message.${conversationId}`;
const onTouch = () => matchMedia("(pointer: coarse)").matches;

/** Puts a text into a conversation's field, for when it is next drawn. */
export function keepDraft(conversationId: string, body: string): void {
  writeDraft(draftName(conversationId), { body });
}

/** Where one writes. What is typed is kept per conversation until it is sent. */
export function Composer({ conversationId, to, field, onSent }: Props) {
  const name = draftName(conversationId);
  const [body, setBody] = useState(() => readDraft<{ body: string }>(name)?.body ?? "");
  const noteId = useId();
  const { add } = useOutbox();
  const tooLong = body.length > MAX;
  const blank = body.trim() === "";

  const type = (text: string) => {
    setBody(text);
    if (text === "") dropDraft(name);
    else writeDraft(name, { body: text });
  };
  const send = () => {
    if (tooLong || blank) return;
    add({
      id: newId(),
      conversation_id: conversationId,
      body: body.trim(),
      written_at: new Date().toISOString(),
    });
    type("");
    onSent();
  };
  const keys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      event.preventDefault();
      event.currentTarget.blur();
    }
    if (event.key !== "Enter" || event.shiftKey) return;
    // On a touch keyboard Enter is the only way to a new line.
    if (onTouch() && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className="border-line-strong border-t bg-raised px-(--gutter) py-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Textarea
        ref={field}
        rows={2}
        aria-label={`Message to ${to}`}
        aria-invalid={tooLong || undefined}
        aria-describedby={noteId}
        placeholder={`Message to ${to}`}
        value={body}
        onChange={(event) => type(event.target.value)}
        onKeyDown={keys}
        className="max-h-[35dvh]"
      />
      <p id={noteId} aria-live="polite" className="mt-1.5 text-13 text-stop empty:hidden">
        {tooLong ? `Shorten it by ${(body.length - MAX).toLocaleString()} characters.` : null}
      </p>
      <div className="mt-2 flex items-center justify-between gap-4">
        <p className="text-12 text-muted max-md:hidden">
          <KeyHint keys="Enter" /> sends · <KeyHint keys="Shift Enter" /> new line · Markdown
        </p>
        <p className="text-12 text-muted md:hidden">Markdown is fine</p>
        <Button
          type="submit"
          variant="primary"
          aria-disabled={blank || undefined}
          icon={<SendHorizontal size={16} strokeWidth={1.5} aria-hidden />}
        >
          Send
        </Button>
      </div>
    </form>
  );
}
