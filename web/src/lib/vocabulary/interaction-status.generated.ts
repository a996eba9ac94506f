// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** A job seeker's answer to a job. */
export const interactionStatusValues = [
  "interested",
  "not_interested",
] as const;
export type InteractionStatus = (typeof interactionStatusValues)[number];
export const interactionStatusLabels = {
  interested: "Interested",
  not_interested: "Not interested",
} as const satisfies Record<InteractionStatus, string>;
