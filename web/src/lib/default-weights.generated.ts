// The weights of a job whose employer set none, made from `crates/matching` by `just generate`; do not edit.

export const defaultSkillsWeight = 45;

export const defaultWeightsWithoutSkills = {
  role: 40,
  seniority: 25,
  years: 5,
  projects: 10,
  system_design: 10,
  rank: 10,
} as const;
