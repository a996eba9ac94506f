// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Part of an interview. */
export const phaseValues = [
  "requirements",
  "estimates",
  "interface",
  "architecture",
  "deep_dive",
] as const;
export type Phase = (typeof phaseValues)[number];
