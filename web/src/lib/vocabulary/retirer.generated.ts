// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Who retired a challenge. */
export const retirerValues = [
  "staff",
  "catalogue",
] as const;
export type Retirer = (typeof retirerValues)[number];
