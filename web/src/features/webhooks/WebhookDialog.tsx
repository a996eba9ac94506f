import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ErrorSentence } from "@/entities/query/ErrorSentence";
import type { Webhook } from "@/lib/database.types";
import { problems } from "@/lib/errors";
import { webhookEventLabels, webhookEventValues } from "@/lib/vocabulary.generated";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { CheckboxGroup } from "@/ui/CheckboxGroup";
import { Dialog } from "@/ui/Dialog";
import { Field } from "@/ui/Field";
import { focusInvalid } from "@/ui/focus-invalid";
import { Input } from "@/ui/Input";
import { saveWebhook, type WebhookInput } from "./queries";

type Props = {
  /** Null for a new one. */
  webhook: Webhook | null;
  onClose: () => void;
  /** The secret of a new one. */
  onSecret: (secret: string) => void;
};

/** A new webhook, or new values of one. */
export function WebhookDialog({ webhook, onClose, onSecret }: Props) {
  const [input, setInput] = useState<WebhookInput>({
    url: webhook?.url ?? "",
    description: webhook?.description ?? "",
    events: webhook?.events ?? [...webhookEventValues],
  });
  const [wrong, setWrong] = useState("");
  const saving = useMutation({
    mutationFn: () => saveWebhook(webhook?.id ?? null, input),
    onSuccess: ({ secret }) => {
      onClose();
      if (secret) onSecret(secret);
    },
  });
  const set = (change: Partial<WebhookInput>) => {
    setInput({ ...input, ...change });
    setWrong("");
    saving.reset();
  };
  const refused = saving.isError ? problems(saving.error) : [];
  const atUrl = refused.find(({ pointer }) => pointer === "/p_url");
  return (
    <Dialog
      open
      onClose={onClose}
      title={webhook ? "Edit webhook" : "Add webhook"}
      description="Events are sent to this address as signed JSON."
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form="webhook"
            variant="primary"
            pending={saving.isPending}
            disabled={input.events.length === 0}
          >
            {webhook ? "Save webhook" : "Add webhook"}
          </Button>
        </>
      }
    >
      <form
        id="webhook"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          const isWhole = /^https?:\/\/[^/]/.test(input.url.trim()) && URL.canParse(input.url);
          setWrong(isWhole ? "" : "Enter a full address, such as https://example.org/webhooks.");
          if (isWhole) saving.mutate();
          else focusInvalid(event.currentTarget);
        }}
      >
        {saving.isError && !atUrl && (
          <Banner tone="stop" live>
            <ErrorSentence error={saving.error} />
          </Banner>
        )}
        <Field
          label="Address"
          hint="A public address that begins with https://."
          error={wrong || (atUrl ? `The address ${atUrl.message}.` : undefined)}
        >
          <Input
            type="url"
            autoComplete="off"
            placeholder="https://example.org/webhooks"
            maxLength={500}
            value={input.url}
            onChange={({ target }) => set({ url: target.value })}
          />
        </Field>
        <Field label="Description" optional hint="For your colleagues.">
          <Input
            autoComplete="off"
            maxLength={120}
            value={input.description}
            onChange={({ target }) => set({ description: target.value })}
          />
        </Field>
        <CheckboxGroup
          label="Events"
          hint="At least one."
          required
          options={webhookEventValues.map((value) => ({ value, label: webhookEventLabels[value] }))}
          value={input.events}
          onValueChange={(chosen) => set({ events: chosen })}
        />
      </form>
    </Dialog>
  );
}
