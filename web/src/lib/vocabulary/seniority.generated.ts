// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Level of a person or a job. */
export const seniorityValues = [
  "intern",
  "junior",
  "mid",
  "senior",
  "staff",
  "principal",
] as const;
export type Seniority = (typeof seniorityValues)[number];
export const seniorityLabels = {
  intern: "Intern",
  junior: "Junior",
  mid: "Mid-level",
  senior: "Senior",
  staff: "Staff",
  principal: "Principal",
} as const satisfies Record<Seniority, string>;
