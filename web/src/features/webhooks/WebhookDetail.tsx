import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { ErrorSentence } from "@/entities/query/ErrorSentence";
import type { Webhook } from "@/lib/database.types";
import { explain } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { webhookDeliveryEventLabels } from "@/lib/vocabulary.generated";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { ConfirmButton } from "@/ui/ConfirmButton";
import { RelativeTime } from "@/ui/RelativeTime";
import { TextLink } from "@/ui/TextLink";
import { useToast } from "@/ui/Toasts";
import { Deliveries } from "./Deliveries";
import { deleteWebhook, pauseWebhook, resumeWebhook, rotateSecret, sendTestEvent } from "./queries";
import { StateTag } from "./StateTag";

type Props = {
  webhook: Webhook;
  onEdit: () => void;
  /** A new secret, to be shown once. */
  onSecret: (secret: string) => void;
};

/** One webhook: what can be done with it, and what it was sent. */
export function WebhookDetail({ webhook, onEdit, onSecret }: Props) {
  const navigate = useNavigate();
  const { toast } = useToast();
  const { id, url, state } = webhook;
  const isActive = state === "active";
  const testing = useMutation({ mutationFn: () => sendTestEvent(id) });
  const switching = useMutation({
    mutationFn: () => (isActive ? pauseWebhook : resumeWebhook)(id),
  });
  const failure = testing.error ?? switching.error;
  return (
    <section aria-label="Webhook" className="border-line border-t pt-5">
      <p className="pb-3">
        <TextLink href={paths.webhooks}>All webhooks</TextLink>
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="break-all font-mono text-16">{url}</h2>
        <StateTag state={state} />
      </div>
      {webhook.description && <p className="text-muted">{webhook.description}</p>}
      <p className="mt-1 max-w-measure text-13 text-muted">
        {webhook.events.map((event) => webhookDeliveryEventLabels[event]).join(" · ")}
      </p>
      {webhook.previous_secret_until && (
        <p className="mt-1 text-13 text-muted">
          The secret before the last change signs too. It stops{" "}
          <RelativeTime at={webhook.previous_secret_until} />.
        </p>
      )}
      <div className="flex flex-wrap items-start gap-2 py-4">
        <Button
          size="sm"
          variant="primary"
          pending={testing.isPending}
          disabled={!isActive}
          onClick={() => testing.mutate()}
        >
          Send a test event
        </Button>
        <Button size="sm" onClick={onEdit}>
          Edit
        </Button>
        <Button size="sm" pending={switching.isPending} onClick={() => switching.mutate()}>
          {isActive ? "Pause" : "Turn on"}
        </Button>
        <ConfirmButton
          does="Change secret"
          label="Change secret"
          warning="You get a new secret. For 24 hours, events are signed with both secrets."
          explain={(error) => explain(error).sentence}
          act={async () => onSecret((await rotateSecret(id)).secret)}
        />
        <ConfirmButton
          does="Delete"
          label="Delete this webhook"
          warning="This also deletes its deliveries. Events that are waiting aren't sent."
          explain={(error) => explain(error).sentence}
          act={async () => {
            await deleteWebhook(id);
            await navigate(paths.webhooks);
            toast({ message: "Webhook deleted." });
          }}
        />
      </div>
      {failure && (
        <Banner tone="stop" live className="mb-4">
          <ErrorSentence error={failure} />
        </Banner>
      )}
      <Deliveries webhook={id} maySend={isActive} />
    </section>
  );
}
