import type { MatchCriterion, MatchSummary } from "@/lib/database.types";

/** The criteria that count in every one of these matches, in the order of the first. */
export function criteriaOfAll(matches: readonly (MatchSummary | null)[]): MatchCriterion[] {
  const [first, ...others] = matches.map((match) =>
    (match?.criteria ?? []).filter(({ weight }) => weight > 0),
  );
  return (first ?? []).filter(({ key }) =>
    others.every((criteria) => criteria.some((one) => one.key === key)),
  );
}
