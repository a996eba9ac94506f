// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Kind of a realtime message that has rights of its own. */
export const realtimeExtensionValues = [
  "broadcast",
  "presence",
] as const;
export type RealtimeExtension = (typeof realtimeExtensionValues)[number];
