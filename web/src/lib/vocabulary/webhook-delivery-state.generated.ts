// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** What became of an event that is sent to a webhook. */
export const webhookDeliveryStateValues = [
  "waiting",
  "delivered",
  "failed",
] as const;
export type WebhookDeliveryState = (typeof webhookDeliveryStateValues)[number];
export const webhookDeliveryStateLabels = {
  waiting: "Waiting",
  delivered: "Delivered",
  failed: "Failed",
} as const satisfies Record<WebhookDeliveryState, string>;
