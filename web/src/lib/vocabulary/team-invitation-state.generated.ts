// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** State of a team invitation. */
export const teamInvitationStateValues = [
  "open",
  "used",
  "revoked",
  "expired",
  "closed",
  "withdrawn",
] as const;
export type TeamInvitationState = (typeof teamInvitationStateValues)[number];
