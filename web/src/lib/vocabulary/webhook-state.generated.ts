// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Whether a webhook is sent events. */
export const webhookStateValues = [
  "active",
  "paused",
  "gone",
  "failing",
] as const;
export type WebhookState = (typeof webhookStateValues)[number];
export const webhookStateLabels = {
  active: "Active",
  paused: "Paused",
  gone: "Off: the address answered 410 Gone",
  failing: "Off: every attempt failed for a day",
} as const satisfies Record<WebhookState, string>;
