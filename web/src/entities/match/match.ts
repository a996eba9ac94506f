import type { MatchBand, MatchCriterion, MatchSummary } from "@/lib/database.types";
import { type CriterionState, criterionStateLabels } from "@/lib/vocabulary.generated";

/** The words of the bands, without what a receipt says beyond them. */
export const bandLabels: Record<MatchBand, string> = {
  strong: "Strong match",
  good: "Good match",
  stretch: "Stretch",
  below: "Below the bar",
  unknown: "Not enough data",
};

/** Whether the server saw it, in whatever grade. */
export function isVerified(state: CriterionState | undefined): boolean {
  return state === "shown" || state === "proved" || state === "proved_well";
}

/** The match in one short sentence. Receipts of version 1 have no headline of their own. */
export function headlineOf({ headline, band }: Pick<MatchSummary, "headline" | "band">): string {
  return headline ?? bandLabels[band];
}

/** "Strong match, 86. Scored on 5 of 6 criteria." */
export function summaryText(match: MatchSummary): string {
  const { score, coverage } = match;
  const figure = score === null ? "" : `, ${score}`;
  return `${headlineOf(match)}${figure}. Scored on ${coverage.scored} of ${coverage.of} criteria.`;
}

/** "30 of 30", "weight 10" for what was left out, nothing where the weights are rough. */
export function pointsText(
  { state, points, weight }: MatchCriterion,
  exact: boolean,
): string | null {
  if (!exact) return null;
  return state === "unknown" ? `weight ${weight}` : `${points} of ${weight}`;
}

/** "Rust: proved, 30 of 30. 9 challenges passed." */
export function criterionText(criterion: MatchCriterion, exact: boolean): string {
  const { label, state, detail } = criterion;
  const figure = pointsText(criterion, exact);
  return `${label}: ${criterionStateLabels[state]}${figure ? `, ${figure}` : ""}.${detail ? ` ${detail}.` : ""}`;
}
