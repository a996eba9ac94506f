// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** How a company is funded. */
export const companyStageValues = [
  "bootstrapped",
  "pre_seed",
  "seed",
  "series_a",
  "series_b",
  "series_c",
  "late",
  "public",
  "non_profit",
] as const;
export type CompanyStage = (typeof companyStageValues)[number];
export const companyStageLabels = {
  bootstrapped: "Bootstrapped",
  pre_seed: "Pre-seed",
  seed: "Seed",
  series_a: "Series A",
  series_b: "Series B",
  series_c: "Series C",
  late: "Late stage",
  public: "Public company",
  non_profit: "Non-profit",
} as const satisfies Record<CompanyStage, string>;
