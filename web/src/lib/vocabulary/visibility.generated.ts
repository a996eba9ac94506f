// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Who can see a profile. */
export const visibilityValues = [
  "private",
  "showcase",
  "open",
] as const;
export type Visibility = (typeof visibilityValues)[number];
