import { Paperclip, SendHorizontal, X } from "lucide-react";
import {
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import type { AttachedFile } from "@/lib/database.types";
import { dropDraft, readDraft, writeDraft } from "@/lib/drafts";
import { newId } from "@/lib/new-id";
import { useOutbox } from "@/lib/outbox/use-outbox";
import { Button } from "@/ui/Button";
import { cx } from "@/ui/cx";
import { IconButton } from "@/ui/IconButton";
import { KeyHint } from "@/ui/KeyHint";
import { markdownAdvice } from "@/ui/markdown-limits";
import { Textarea } from "@/ui/Textarea";
import { AttachingList } from "./attachments/AttachingList";
import { acceptedFiles, kindsOfFiles, mostFiles } from "./attachments/files";
import { useAttaching } from "./attachments/use-attaching";
import { FormatBar, formatOfKey } from "./FormatBar";
import { applyEdit, type Format, formatEdit } from "./format";
import { MessageText } from "./MessageText";

type Props = {
  conversationId: string;
  /** Who it goes to. */
  to: string;
  field: RefObject<HTMLTextAreaElement | null>;
  /** The message that it answers, and that as a quote. */
  replyTo: string | null;
  quote: ReactNode;
  onCancelReply: () => void;
  /** Something was typed. */
  onTyping: () => void;
  onSent: () => void;
};

type Draft = { body: string; files?: AttachedFile[]; replyTo?: string | null };

const MAX = 10_000;
const draftName = (conversationId: string) => `message.${conversationId}`;
const onTouch = () => matchMedia("(pointer: coarse)").matches;

/** Puts a text and its files into a conversation's field, for when it is next drawn. */
export function keepDraft(conversationId: string, draft: Draft): void {
  writeDraft(draftName(conversationId), draft);
}

/** The message that the text in a conversation's field answers. */
export const readReply = (conversationId: string): string | null =>
  readDraft<Draft>(draftName(conversationId))?.replyTo ?? null;

/** Where one writes. What is typed and uploaded is kept per conversation until it is sent. */
export function Composer({
  conversationId,
  to,
  field,
  replyTo,
  quote,
  onCancelReply,
  onTyping,
  onSent,
}: Props) {
  const name = draftName(conversationId);
  const [start] = useState(() => readDraft<Draft>(name));
  const [body, setBody] = useState(start?.body ?? "");
  const attaching = useAttaching(conversationId, start?.files ?? []);
  const [note, setNote] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const [previewing, setPreviewing] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const { add } = useOutbox();
  const tooLong = body.length > MAX;
  const blank = body.trim() === "" && attaching.ready.length === 0;

  const draft =
    blank && body === "" && !replyTo
      ? null
      : JSON.stringify({ body, files: attaching.ready, replyTo });
  useEffect(() => {
    if (draft === null) dropDraft(name);
    else writeDraft(name, JSON.parse(draft));
  }, [name, draft]);

  const attach = (files: File[]) => {
    const left = attaching.add(files);
    setNote(
      left > 0
        ? `A message can have at most ${mostFiles} files. Send the rest in another message.`
        : null,
    );
    field.current?.focus();
  };
  const send = () => {
    if (tooLong || (blank && !attaching.busy)) return;
    const advice = markdownAdvice(body);
    if (advice) {
      setNote(advice);
      return;
    }
    if (attaching.busy) {
      setNote("A file is still uploading. Wait for it or remove it.");
      return;
    }
    add({
      id: newId(),
      conversation_id: conversationId,
      body: body.trim(),
      attachments: attaching.ready,
      reply_to_id: replyTo,
      written_at: new Date().toISOString(),
    });
    setBody("");
    setNote(null);
    setPreviewing(false);
    attaching.clear();
    onSent();
  };
  const format = (wanted: Format) => {
    const box = field.current;
    if (!box) return;
    const { value: text, selectionStart: from, selectionEnd: to } = box;
    applyEdit(box, formatEdit(wanted, { text, from, to }));
  };
  const drop = (event: DragEvent<HTMLFormElement>) => {
    setOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    attach([...event.dataTransfer.files]);
  };
  const keys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      event.preventDefault();
      if (replyTo) onCancelReply();
      else event.currentTarget.blur();
    }
    const wanted = formatOfKey(event);
    if (wanted) {
      event.preventDefault();
      // Ctrl K is the search everywhere else.
      event.nativeEvent.stopPropagation();
      format(wanted);
    }
    if (event.key !== "Enter" || event.shiftKey) return;
    // On a touch keyboard Enter is the only way to a new line.
    if (onTouch() && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      data-print="no"
      className={cx(
        "border-line-strong border-t px-(--gutter) py-3",
        over ? "bg-action-tint" : "bg-raised",
      )}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {quote && (
        <div className="mb-2 flex items-start gap-2">
          <div className="min-w-0 grow">{quote}</div>
          <IconButton
            label="Cancel reply"
            keyHint="Esc"
            icon={<X size={16} strokeWidth={1.5} aria-hidden />}
            onClick={() => {
              onCancelReply();
              field.current?.focus();
            }}
          />
        </div>
      )}
      <FormatBar previewing={previewing} onPreview={setPreviewing} onFormat={format} />
      {previewing && (
        <section
          aria-label="Preview"
          className="max-h-[35dvh] min-h-16 overflow-y-auto rounded-control border border-line bg-paper px-3.5 py-2"
        >
          {body.trim() ? (
            <MessageText text={body} />
          ) : (
            <p className="text-muted">Nothing written yet.</p>
          )}
        </section>
      )}
      {/* The field stays mounted, so that nothing typed is lost and "undo" still works in it. */}
      <Textarea
        ref={field}
        rows={2}
        aria-label={`Message to ${to}`}
        aria-invalid={tooLong || undefined}
        aria-describedby={noteId}
        placeholder={`Message to ${to}`}
        value={body}
        onChange={(event) => {
          setBody(event.target.value);
          if (event.target.value !== "") onTyping();
        }}
        onPaste={(event) => {
          if (event.clipboardData.files.length === 0) return;
          event.preventDefault();
          attach([...event.clipboardData.files]);
        }}
        onKeyDown={keys}
        className={cx("max-h-[35dvh]", previewing && "hidden")}
      />
      <AttachingList
        files={attaching.files}
        onRemove={(key) => {
          attaching.remove(key);
          setNote(null);
        }}
        onRetry={attaching.retry}
      />
      <p id={noteId} aria-live="polite" className="mt-1.5 text-13 text-stop empty:hidden">
        {tooLong ? `Shorten it by ${(body.length - MAX).toLocaleString()} characters.` : note}
      </p>
      <div className="mt-2 flex items-center gap-3">
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          accept={acceptedFiles}
          onChange={(event) => {
            attach([...(event.target.files ?? [])]);
            // The same file can be chosen again after it was removed.
            event.target.value = "";
          }}
        />
        <IconButton
          label={`Attach files: ${kindsOfFiles}, up to 10 MB`}
          icon={<Paperclip size={16} strokeWidth={1.5} aria-hidden />}
          onClick={() => chooser.current?.click()}
        />
        <p className="grow text-12 text-muted max-md:hidden">
          <KeyHint keys="Enter" /> sends · <KeyHint keys="Shift Enter" /> new line
        </p>
        <p className="grow text-12 text-muted md:hidden">Markdown supported</p>
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
