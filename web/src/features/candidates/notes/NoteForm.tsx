import { type ReactNode, useId, useRef, useState } from "react";
import { explain } from "@/lib/errors";
import { Avatar } from "@/ui/Avatar";
import { Button } from "@/ui/Button";
import { cx } from "@/ui/cx";
import { Textarea } from "@/ui/Textarea";
import { mentionedIds, type Named } from "./mentions";
import type { NoteWords } from "./queries";
import { useMentions } from "./use-mentions";

/** The longest note, in characters, and from where on the rest is counted. */
const MAX = 4000;
const COUNTED = 3600;

export type Colleague = Named & { avatar_url: string | null };

type Props = {
  label: string;
  body: string;
  onBody: (body: string) => void;
  /** Whom one can name. */
  colleagues: Colleague[];
  /** Whom the note names already: they stay named as long as the text does. */
  named?: Named[] | undefined;
  does: string;
  send: (words: NoteWords) => Promise<unknown>;
  onCancel?: (() => void) | undefined;
  placeholder?: string | undefined;
  hint?: ReactNode;
  autoFocus?: boolean | undefined;
  /** The id of the box, to be found by a key. */
  id?: string | undefined;
};

/** A note in a field, with a choice of colleagues at an `@`. Ctrl+Enter sends, Escape cancels. */
export function NoteForm(props: Props) {
  const { label, body, onBody, colleagues, named = [], does, send, onCancel, hint } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const hintId = useId();
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const mentions = useMentions({ box, body, onBody, colleagues });
  const { choices } = mentions;
  const open = choices.length > 0;
  const empty = body.trim() === "";

  const submit = async () => {
    if (empty || pending) return;
    setPending(true);
    setRefusal(null);
    const known = [
      ...named.filter(({ id }) => !colleagues.some((one) => one.id === id)),
      ...colleagues,
    ];
    const chosen = [...named.map(({ id }) => id), ...mentions.chosen];
    try {
      await send({ body, mentions: mentionedIds(body, known, chosen) });
    } catch (error) {
      setRefusal(explain(error).sentence);
    } finally {
      setPending(false);
    }
  };

  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="relative">
        <Textarea
          ref={box}
          id={props.id}
          aria-label={label}
          aria-describedby={hint ? hintId : undefined}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={open ? listId : undefined}
          aria-activedescendant={open ? `${listId}-${mentions.active}` : undefined}
          autoFocus={props.autoFocus}
          dir="auto"
          rows={2}
          maxLength={MAX}
          placeholder={props.placeholder}
          value={body}
          onChange={(event) => {
            onBody(event.target.value);
            mentions.moved();
          }}
          onSelect={mentions.moved}
          onBlur={mentions.left}
          onKeyDown={(event) => {
            if (mentions.onKey(event)) return;
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
              event.preventDefault();
              void submit();
            } else if (event.key === "Escape") {
              event.stopPropagation();
              if (onCancel) onCancel();
              else box.current?.blur();
            }
          }}
        />
        {open && (
          <div
            id={listId}
            role="listbox"
            aria-label="Colleagues who can see this candidate"
            className="layer-box absolute inset-x-0 top-full z-layer mt-1 max-w-sm overflow-y-auto p-1.5"
          >
            {choices.map((one, index) => (
              <div
                key={one.id}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === mentions.active}
                // Before the blur, which would close the choice under the finger.
                onPointerDown={(event) => {
                  event.preventDefault();
                  mentions.take(one);
                }}
                onPointerEnter={() => mentions.setActive(index)}
                className={cx(
                  "flex min-h-9 cursor-pointer items-center gap-2.5 rounded-tag px-2.5 max-md:min-h-11",
                  index === mentions.active && "bg-line",
                )}
              >
                <Avatar name={one.full_name} src={one.avatar_url} size={24} />
                <bdi className="truncate">{one.full_name}</bdi>
              </div>
            ))}
          </div>
        )}
      </div>
      <span role="status" className="sr-only">
        {open && (choices.length === 1 ? "1 colleague" : `${choices.length} colleagues`)}
      </span>
      {hint && (
        <p id={hintId} className="text-13 text-muted">
          {hint}
        </p>
      )}
      {refusal && (
        <p role="alert" className="text-13 text-stop">
          {refusal}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" type="submit" variant="primary" pending={pending} disabled={empty}>
          {does}
        </Button>
        {onCancel && (
          <Button size="sm" onClick={onCancel}>
            Cancel
          </Button>
        )}
        {colleagues.length > 0 && (
          <Button size="sm" variant="quiet" onClick={mentions.begin}>
            Mention a colleague
          </Button>
        )}
        {body.length >= COUNTED && (
          <span role="status" className="ml-auto text-13 text-muted tabular-nums">
            {(MAX - body.length).toLocaleString()} characters left
          </span>
        )}
      </div>
    </form>
  );
}
