// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** When a person can start a new job. */
export const availabilityValues = [
  "now",
  "two_weeks",
  "one_month",
  "three_months",
  "not_looking",
] as const;
export type Availability = (typeof availabilityValues)[number];
export const availabilityLabels = {
  now: "Now",
  two_weeks: "In two weeks",
  one_month: "In a month",
  three_months: "In three months",
  not_looking: "Not looking",
} as const satisfies Record<Availability, string>;
