import type { Webhook } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { webhookDeliveryEventLabels } from "@/lib/vocabulary.generated";
import { RelativeTime } from "@/ui/RelativeTime";
import { RowLink, RowList } from "@/ui/Rows";
import { attemptWords } from "./attempt-words";
import { StateTag } from "./StateTag";

/** The company's webhooks, each with how its last attempt went. */
export function WebhookList({ webhooks }: { webhooks: Webhook[] }) {
  return (
    <RowList label="Webhooks">
      {webhooks.map((webhook) => (
        <RowLink key={webhook.id} href={paths.webhook(webhook.id)}>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <bdi className="break-all font-mono text-13">{webhook.url}</bdi>
            <StateTag state={webhook.state} />
          </span>
          {webhook.description && <span className="block text-muted">{webhook.description}</span>}
          <span className="block text-13 text-muted">
            {webhook.last ? (
              <>
                {webhookDeliveryEventLabels[webhook.last.event]}: {attemptWords(webhook.last)},{" "}
                <RelativeTime at={webhook.last.attempted_at} />
              </>
            ) : (
              "Nothing sent yet"
            )}
          </span>
        </RowLink>
      ))}
    </RowList>
  );
}
