// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Kind of a message. */
export const messageKindValues = [
  "text",
  "system",
  "challenge",
  "interview",
] as const;
export type MessageKind = (typeof messageKindValues)[number];
