// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** What a webhook is sent. */
export const webhookDeliveryEventValues = [
  "interest.received",
  "candidate.approved",
  "candidate.rejected",
  "candidate.decision_undone",
  "candidate.stage_moved",
  "messages.received",
  "webhook.test",
] as const;
export type WebhookDeliveryEvent = (typeof webhookDeliveryEventValues)[number];
export const webhookDeliveryEventLabels = {
  "interest.received": "A candidate is interested in a job",
  "candidate.approved": "A candidate is approved",
  "candidate.rejected": "A candidate is rejected",
  "candidate.decision_undone": "A decision is undone",
  "candidate.stage_moved": "A candidate moves to another stage",
  "messages.received": "A candidate sends messages",
  "webhook.test": "Test event",
} as const satisfies Record<WebhookDeliveryEvent, string>;
