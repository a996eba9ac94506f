// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Why an attempt to send an event got no answer. */
export const webhookErrorValues = [
  "refused",
  "timed_out",
  "unreachable",
] as const;
export type WebhookError = (typeof webhookErrorValues)[number];
export const webhookErrorLabels = {
  refused: "This address isn't allowed",
  timed_out: "No answer in time",
  unreachable: "No connection",
} as const satisfies Record<WebhookError, string>;
