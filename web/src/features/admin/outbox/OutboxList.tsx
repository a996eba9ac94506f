import { useState } from "react";
import type { OutboxLine } from "@/lib/database.types";
import { type OutboxState, outboxStateLabels } from "@/lib/vocabulary.generated";
import { Button } from "@/ui/Button";
import { RelativeTime } from "@/ui/RelativeTime";
import { Tag } from "@/ui/Tag";
import { useToast } from "@/ui/Toasts";
import { ReasonForm } from "../ReasonForm";
import { retryOutbox } from "./queries";

const tones = {
  waiting: "plain",
  retrying: "wait",
  failed: "stop",
  held: "dashed",
  sent: "plain",
} as const satisfies Record<OutboxState, "plain" | "wait" | "stop" | "dashed">;

/** Messages without their texts; each that isn't sent can be sent again. */
export function OutboxList({ entries }: { entries: OutboxLine[] }) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <ul aria-label="Messages" className="border-line border-t">
      {entries.map((entry) => (
        <Line
          key={entry.id}
          entry={entry}
          isOpen={entry.id === open}
          onOpen={(isOpen) => setOpen(isOpen ? entry.id : null)}
        />
      ))}
    </ul>
  );
}

type LineProps = { entry: OutboxLine; isOpen: boolean; onOpen: (isOpen: boolean) => void };

function Line({ entry, isOpen, onOpen }: LineProps) {
  const { toast } = useToast();
  const { id, channel, to, subject, state, attempts, last_error, created_at, sent_at } = entry;
  const recipient = channel === "sms" ? `+${to}` : to;
  const canRetry = state === "failed" || state === "retrying" || state === "held";
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 border-line border-b py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="min-w-0 truncate font-semibold">{recipient}</bdi>
        <Tag tone={tones[state]}>{outboxStateLabels[state]}</Tag>
        <span className="text-13 text-muted">
          <RelativeTime at={created_at} />
          {sent_at && (
            <>
              {" · sent "}
              <RelativeTime at={sent_at} />
            </>
          )}
        </span>
        {canRetry && (
          <Button
            size="sm"
            className="ml-auto"
            aria-expanded={isOpen}
            aria-label={`Send again to ${recipient}`}
            onClick={() => onOpen(!isOpen)}
          >
            Send again
          </Button>
        )}
      </div>
      <p className="text-muted">
        {channel === "sms" ? "Text message" : <bdi>{subject}</bdi>}
        {attempts > 0 && ` · ${attempts === 1 ? "1 try" : `${attempts} tries`}`}
        {entry.next_try_at && state === "retrying" && (
          <>
            {" · next "}
            <RelativeTime at={entry.next_try_at} />
          </>
        )}
      </p>
      {last_error && state !== "sent" && (
        <p className="font-mono text-12 text-muted wrap-anywhere">{last_error}</p>
      )}
      {isOpen && canRetry && (
        <ReasonForm
          onLeave={() => onOpen(false)}
          hint="It's recorded in the audit log."
          acts={[
            {
              does: "Send it now",
              variant: "primary",
              effect: "Links and codes in an old message may have expired.",
              act: async (reason) => {
                await retryOutbox(id, reason);
                onOpen(false);
                toast({ message: `Sending again to ${recipient}.` });
              },
            },
          ]}
        />
      )}
    </li>
  );
}
