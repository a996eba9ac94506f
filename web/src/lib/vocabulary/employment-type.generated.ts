// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Kind of employment that a job offers. */
export const employmentTypeValues = [
  "full_time",
  "part_time",
  "contract",
  "internship",
  "temporary",
] as const;
export type EmploymentType = (typeof employmentTypeValues)[number];
export const employmentTypeLabels = {
  full_time: "Full time",
  part_time: "Part time",
  contract: "Contract",
  internship: "Internship",
  temporary: "Temporary",
} as const satisfies Record<EmploymentType, string>;
