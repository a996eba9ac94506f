// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** State of an email or text message, for staff. */
export const outboxStateValues = [
  "waiting",
  "retrying",
  "failed",
  "held",
  "sent",
] as const;
export type OutboxState = (typeof outboxStateValues)[number];
export const outboxStateLabels = {
  waiting: "Waiting",
  retrying: "Trying again",
  failed: "Failed",
  held: "Held without a provider",
  sent: "Sent",
} as const satisfies Record<OutboxState, string>;
