// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Events that a webhook can be sent. */
export const webhookEventValues = [
  "interest.received",
  "candidate.approved",
  "candidate.rejected",
  "candidate.decision_undone",
  "candidate.stage_moved",
  "messages.received",
] as const;
export type WebhookEvent = (typeof webhookEventValues)[number];
export const webhookEventLabels = {
  "interest.received": "A candidate is interested in a job",
  "candidate.approved": "A candidate is approved",
  "candidate.rejected": "A candidate is rejected",
  "candidate.decision_undone": "A decision is undone",
  "candidate.stage_moved": "A candidate moves to another stage",
  "messages.received": "A candidate sends messages",
} as const satisfies Record<WebhookEvent, string>;
