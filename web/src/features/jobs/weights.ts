import { normalise, type Weight, WHOLE } from "@/entities/match/weights";
import type { JobWeight } from "@/lib/database.types";
import { defaultSkillsWeight, defaultWeightsWithoutSkills } from "@/lib/default-weights.generated";
import type { Criterion } from "@/lib/vocabulary.generated";
import type { DraftSkill, JobDraft } from "./job-form";

/** The criteria of a match that are no skill. */
export type GeneralCriterion = Exclude<Criterion, "skill">;

/** A weight as `save_job` and `preview_match_weights` take it. */
export type WeightInput = Pick<JobWeight, "criterion" | "weight"> & { slug?: string };

/** The criteria that every job can weigh, in the order in which they are offered. */
export const generalCriteria: Record<GeneralCriterion, string> = {
  role: "Role",
  years: "Years of experience",
  seniority: "Seniority",
  projects: "Featured projects",
  system_design: "System design",
  rank: "Rank",
};

/** What the server gives a job without skills. */
const defaultsWithoutSkills: Record<GeneralCriterion, number> = defaultWeightsWithoutSkills;

function isGeneral(key: string): key is GeneralCriterion {
  return Object.hasOwn(generalCriteria, key);
}

/** Every criterion that could count for a job, the heaviest first, those without weight behind. */
export function editorRows(
  weights: JobWeight[],
  skills: Pick<DraftSkill, "slug" | "name">[],
): Weight[] {
  const known = new Map(weights.map((one) => [keyOf(one), one.weight]));
  const rows: Weight[] = [
    ...skills.map(({ slug, name }) => ({ key: `skill:${slug}`, label: name, weight: 0 })),
    ...Object.entries(generalCriteria).map(([key, label]) => ({ key, label, weight: 0 })),
  ].map((row) => ({ ...row, weight: known.get(row.key) ?? 0 }));
  rows.sort((a, b) => b.weight - a.weight);
  return rows.some((row) => row.weight > 0) ? normalise(rows) : rows;
}

function keyOf({ criterion, slug }: Pick<JobWeight, "criterion" | "slug">): string {
  return criterion === "skill" ? `skill:${slug}` : criterion;
}

/** The rows as the commands take them. What weighs nothing is excluded. */
export function weightInputs(rows: Weight[]): WeightInput[] {
  return rows
    .filter((row) => row.weight > 0)
    .map(({ key, weight }) =>
      isGeneral(key)
        ? { criterion: key, weight }
        : { criterion: "skill", slug: key.slice("skill:".length), weight },
    );
}

export function sumsUp(rows: Weight[]): boolean {
  return rows.reduce((sum, row) => sum + row.weight, 0) === WHOLE;
}

/**
 * The weights after the job's skills changed: all skills together weigh what they did, a new one as much
 * as the others on average, and the rest stays. Null where there is nothing to keep: the server then sets its defaults.
 */
export function afterSkills(
  weights: JobWeight[],
  skills: Pick<DraftSkill, "slug">[],
): WeightInput[] | null {
  const general = weights.filter((one) => one.criterion !== "skill");
  const before = new Map(
    weights
      .filter((one) => one.criterion === "skill")
      .map((one) => [one.slug, one.weight] as const),
  );
  if (weights.length === 0 || isDefaultWithoutSkills(weights)) return null;
  const share = [...before.values()].reduce((sum, weight) => sum + weight, 0);
  const entries = skills.map(({ slug }) => ({ slug, weight: before.get(slug) }));
  const weighted = entries.filter((one) => one.weight !== undefined);
  const mean =
    weighted.length > 0
      ? weighted.reduce((sum, one) => sum + (one.weight ?? 0), 0) / weighted.length
      : 1;
  const wanted = entries.length === 0 ? 0 : before.size > 0 ? share : defaultSkillsWeight;
  const skillRows = spread(
    entries.map(({ slug, weight }) => ({
      key: `skill:${slug}`,
      label: slug,
      weight: weight ?? mean,
    })),
    wanted,
  );
  const generalRows = spread(
    general.map(({ criterion, label, weight }) => ({ key: criterion, label, weight })),
    WHOLE - wanted,
  );
  const rows = [...skillRows, ...generalRows];
  return rows.some((row) => row.weight > 0) ? weightInputs(normalise(rows)) : null;
}

function isDefaultWithoutSkills(weights: JobWeight[]): boolean {
  const known = new Map(weights.map((one) => [keyOf(one), one.weight]));
  const defaults = Object.entries(defaultsWithoutSkills);
  return (
    known.size === defaults.length && defaults.every(([key, weight]) => known.get(key) === weight)
  );
}

/** Weights in their proportions, adding up to about `whole`. */
function spread(rows: Weight[], whole: number): Weight[] {
  const sum = rows.reduce((total, row) => total + row.weight, 0);
  if (sum === 0) return rows.map((row) => ({ ...row, weight: whole / Math.max(1, rows.length) }));
  return rows.map((row) => ({ ...row, weight: (row.weight / sum) * whole }));
}

/** Criteria that weigh something but have nothing to be measured by, with what is missing. */
export function unmeasured(
  rows: Weight[],
  job: Pick<JobDraft, "min_years" | "min_rank" | "min_system_design" | "seniority">,
): { key: string; sentence: string }[] {
  const needs: Record<GeneralCriterion, string | null> = {
    role: null,
    years: job.min_years === null ? "Enter how many years the job requires." : null,
    seniority: job.seniority === null ? "Choose the seniority of the job." : null,
    rank: job.min_rank === null ? "Choose the rank that the job requires." : null,
    system_design:
      job.min_system_design === null ? "Enter how many points the job requires." : null,
    projects: null,
  };
  return rows.flatMap(({ key, label, weight }) => {
    const sentence = isGeneral(key) ? needs[key] : null;
    return weight > 0 && sentence
      ? [{ key, sentence: `${label} doesn't count yet. ${sentence}` }]
      : [];
  });
}
