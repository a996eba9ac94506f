import type { Candidate, Gate, MatchCriterion } from "@/lib/database.types";
import { criterionStateLabels } from "@/lib/vocabulary.generated";
import { MOST } from "./selection";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** What an address asks for: the candidates, each once, and how many of its entries are no candidates or too many. */
export function readCompared(params: URLSearchParams): {
  ids: string[];
  unknown: number;
  tooMany: number;
} {
  const parts = (params.get("ids") ?? "").slice(0, 2000).split(",").filter(Boolean);
  const all = [...new Set(parts.map((one) => one.trim().toLowerCase()))];
  const ids = all.filter((one) => uuid.test(one));
  return {
    ids: ids.slice(0, MOST),
    unknown: all.length - ids.length,
    tooMany: Math.max(ids.length - MOST, 0),
  };
}

/** Those who stand side by side, all candidates of the first one's job, and those of other jobs. */
export function ofOneJob(found: Candidate[]): { shown: Candidate[]; elsewhere: Candidate[] } {
  const job = found[0]?.interaction.job_opening_id;
  return {
    shown: found.filter((one) => one.interaction.job_opening_id === job),
    elsewhere: found.filter((one) => one.interaction.job_opening_id !== job),
  };
}

/** A row of the comparison: one thing, and what each candidate has of it; null where a match doesn't ask for it. */
export type Aligned<T> = { key: string; label: string; cells: (T | null)[] };

/** The criteria of all matches, each in one row, in the order of the first match's weights. */
export function criteriaOf(candidates: Candidate[]): Aligned<MatchCriterion>[] {
  return aligned(candidates, ({ match }) =>
    (match?.criteria ?? []).toSorted((a, b) => b.weight - a.weight),
  );
}

/** What must hold, each in one row. */
export function gatesOf(candidates: Candidate[]): Aligned<Gate>[] {
  return aligned(candidates, ({ match }) => match?.gates ?? []);
}

function aligned<T extends { key: string; label: string }>(
  candidates: Candidate[],
  partsOf: (candidate: Candidate) => T[],
): Aligned<T>[] {
  const all = candidates.map(partsOf);
  const labels = new Map<string, string>();
  for (const { key, label } of all.flat()) if (!labels.has(key)) labels.set(key, label);
  return [...labels].map(([key, label]) => ({
    key,
    label,
    cells: all.map((parts) => parts.find((one) => one.key === key) ?? null),
  }));
}

/** Skills that challenges of somebody prove and the job doesn't ask for, each with its grade. */
export function otherProvedSkills(candidate: Candidate): string[] {
  const asked = new Set(candidate.match?.criteria.map((one) => one.key));
  return candidate.person.skills.flatMap(({ name, slug, proved }) =>
    proved && !asked.has(`skill:${slug}`) ? [`${name}, ${criterionStateLabels[proved.grade]}`] : [],
  );
}
