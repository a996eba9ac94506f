// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Number of people in a company. */
export const companySizeValues = [
  "1-10",
  "11-50",
  "51-200",
  "201-500",
  "501-1000",
  "1001-5000",
  "5001+",
] as const;
export type CompanySize = (typeof companySizeValues)[number];
export const companySizeLabels = {
  "1-10": "1 to 10 people",
  "11-50": "11 to 50 people",
  "51-200": "51 to 200 people",
  "201-500": "201 to 500 people",
  "501-1000": "501 to 1,000 people",
  "1001-5000": "1,001 to 5,000 people",
  "5001+": "More than 5,000 people",
} as const satisfies Record<CompanySize, string>;
