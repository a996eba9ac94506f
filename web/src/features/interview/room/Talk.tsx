import { SendHorizontal } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { Button } from "@/ui/Button";
import { cx } from "@/ui/cx";
import { IconButton } from "@/ui/IconButton";
import { RelativeTime } from "@/ui/RelativeTime";
import { type Conversation, MOST_SAID } from "./use-conversation";

/** What is said with the interviewer, and the field to say more. */
export function Talk({ turns, waiting, text, setText, say, again, takeBack, ask }: Conversation) {
  const end = useRef<HTMLDivElement>(null);
  const count = turns.length + waiting.length;
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: "nearest" });
  }, [count]);
  const over = text.length - MOST_SAID;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    say();
  };
  return (
    <div className="flex min-h-0 grow flex-col">
      <div
        role="log"
        aria-label="Conversation"
        // A region that scrolls has to be reachable by keyboard.
        tabIndex={0}
        className="grid min-h-0 grow content-start gap-4 overflow-y-auto px-4 py-4 -outline-offset-2"
      >
        {count === 0 && (
          <p className="text-muted">
            No messages yet. Ask about scope and numbers, or think aloud. What you write here counts
            like your notes.
          </p>
        )}
        {turns.map((turn) => (
          <Said key={turn.sequence} isOwn={turn.from === "candidate"} text={turn.text}>
            <RelativeTime at={turn.at} />
          </Said>
        ))}
        {waiting.map((one) => (
          <Said key={one.id} isOwn text={one.body}>
            {one.refusal === null ? (
              "not sent yet, retrying"
            ) : (
              <span className="text-stop">
                {one.refusal}{" "}
                <button type="button" className="underline" onClick={() => again(one.id)}>
                  Send again
                </button>{" "}
                <button type="button" className="underline" onClick={() => takeBack(one.id)}>
                  Delete
                </button>
              </span>
            )}
          </Said>
        ))}
        <div ref={end} />
      </div>
      <div className="shrink-0 border-line border-t px-4 py-3">
        <div className="flex items-end gap-2">
          <textarea
            aria-label="Message to the interviewer"
            dir="auto"
            rows={2}
            value={text}
            placeholder="Ask, answer, think aloud"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            className="field-box field-sizing-content max-h-48 min-h-16 grow resize-none"
          />
          <IconButton
            label="Send"
            icon={<SendHorizontal size={20} strokeWidth={1.5} aria-hidden />}
            keyHint="Enter"
            outlined
            onClick={say}
          />
        </div>
        {over > 0 && (
          <p role="alert" className="pt-1.5 text-13 text-stop">
            Shorten it by {over.toLocaleString()} characters, or split it into two messages.
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-3 pt-2">
          <Button
            size="sm"
            variant="quiet"
            pending={ask.pending}
            onClick={ask.run}
            className="-ml-2.5"
          >
            Ask me a question
          </Button>
          {ask.sentence && (
            <p role="alert" className="text-13 text-stop">
              {ask.sentence}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

type SaidProps = { isOwn: boolean; text: string; children: ReactNode };

function Said({ isOwn, text, children }: SaidProps) {
  return (
    <article
      aria-label={isOwn ? "You" : "Interviewer"}
      className={cx("max-w-measure", isOwn && "rounded-control bg-sunken px-3 py-2")}
    >
      <p className="flex items-baseline gap-2 text-12 text-muted">
        <span className="font-semibold text-ink">{isOwn ? "You" : "Interviewer"}</span>
        <span>{children}</span>
      </p>
      <p dir="auto" className="whitespace-pre-wrap">
        {text}
      </p>
    </article>
  );
}
