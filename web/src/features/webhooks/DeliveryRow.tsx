import { useMutation } from "@tanstack/react-query";
import type { WebhookDelivery } from "@/lib/database.types";
import { explain } from "@/lib/errors";
import {
  type WebhookDeliveryState,
  webhookDeliveryEventLabels,
  webhookDeliveryStateLabels,
} from "@/lib/vocabulary.generated";
import { Button } from "@/ui/Button";
import { RelativeTime } from "@/ui/RelativeTime";
import { Tag } from "@/ui/Tag";
import { attemptWords } from "./attempt-words";
import { sendAgain } from "./queries";

const tones: Record<WebhookDeliveryState, "plain" | "wait" | "stop"> = {
  waiting: "wait",
  delivered: "plain",
  failed: "stop",
};

type Props = { delivery: WebhookDelivery; maySend: boolean };

/** One event: what became of it, its payload on demand, and once more. */
export function DeliveryRow({ delivery, maySend }: Props) {
  const { id, event, state, payload } = delivery;
  const sending = useMutation({ mutationFn: () => sendAgain(id) });
  const label = webhookDeliveryEventLabels[event];
  return (
    <li className="border-line border-b py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-64">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>{label}</span>
            <Tag tone={tones[state]}>{webhookDeliveryStateLabels[state]}</Tag>
          </p>
          <p className="text-13 text-muted">
            {attemptWords(delivery)} ·{" "}
            <RelativeTime at={delivery.attempted_at ?? delivery.created_at} />
            {state === "waiting" && delivery.attempts > 0 && (
              <>
                {" "}
                · next attempt <RelativeTime at={delivery.due_at} />
              </>
            )}
          </p>
        </div>
        <Button
          size="sm"
          pending={sending.isPending}
          disabled={!maySend}
          aria-label={`Send again: ${label}`}
          onClick={() => sending.mutate()}
        >
          Send again
        </Button>
      </div>
      {sending.isError && (
        <p role="alert" className="text-13 text-stop">
          {explain(sending.error).sentence}
        </p>
      )}
      <details className="mt-1 text-13">
        <summary className="w-fit cursor-pointer text-muted">Payload</summary>
        <p className="py-1 text-muted">
          webhook-id: <code className="break-all font-mono">{id}</code>
        </p>
        <pre className="whitespace-pre-wrap break-all rounded-control bg-sunken px-3 py-2 font-mono text-12">
          {JSON.stringify(payload, null, 2)}
        </pre>
      </details>
    </li>
  );
}
