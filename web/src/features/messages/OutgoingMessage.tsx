import { Paperclip } from "lucide-react";
import type { ReactNode } from "react";
import type { Outgoing } from "@/lib/outbox/outbox";
import { useOutbox } from "@/lib/outbox/use-outbox";
import { useLine } from "@/lib/realtime-line";
import { Button } from "@/ui/Button";
import { cx } from "@/ui/cx";
import { MessageText } from "./MessageText";
import { StateGlyph } from "./StateGlyph";

type Props = {
  item: Outgoing;
  /** The message that it answers, as a quote. */
  quote: ReactNode;
  onTakeBack: (item: Outgoing) => void;
};

/** One's own message that the server does not have yet: on its way, waiting, or refused with the reason. */
export function OutgoingMessage({ item, quote, onTakeBack }: Props) {
  const { retry } = useOutbox();
  const waiting = useLine() === "offline";
  const refused = item.refusal !== null;
  return (
    <div className="flex flex-row-reverse py-1.5">
      <div className="grid min-w-0 max-w-[min(68ch,86%)] justify-items-end">
        <div
          className={cx(
            "max-w-full rounded-layer border border-dashed px-3.5 py-2",
            refused ? "border-stop/60" : "border-action/40",
          )}
        >
          {quote}
          {item.body && <MessageText text={item.body} />}
          {item.attachments?.map((file) => (
            <p key={file.path} className="flex min-w-0 items-center gap-2 text-13">
              <Paperclip size={16} strokeWidth={1.5} aria-hidden className="shrink-0 text-faint" />
              <bdi className="truncate">{file.file_name}</bdi>
            </p>
          ))}
        </div>
        {refused ? (
          <div role="alert" className="mt-1 flex flex-wrap items-center justify-end gap-2">
            <p className="text-13 text-stop">Couldn't send. {item.refusal}</p>
            <Button size="sm" onClick={() => onTakeBack(item)}>
              Delete
            </Button>
            <Button size="sm" onClick={() => retry(item.id)}>
              Try again
            </Button>
          </div>
        ) : (
          <p className="mt-1 flex items-center gap-1.5 text-12 text-muted">
            {waiting && "Sends when you're back online"}
            <StateGlyph state="sent" />
          </p>
        )}
      </div>
    </div>
  );
}
