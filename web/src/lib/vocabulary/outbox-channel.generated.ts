// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** How a notification leaves the server. */
export const outboxChannelValues = [
  "mail",
  "sms",
] as const;
export type OutboxChannel = (typeof outboxChannelValues)[number];
