/** How a criterion of a job is met, and by what: proved by the server, stated by the person, or not at all. */
export type CriterionState = "proved" | "met" | "partly" | "missing" | "unknown";

/** One criterion of a job with what is known of one person. */
export type Criterion = {
  key: string;
  /** "Rust", "System design", "Years". */
  label: string;
  /** How wide the bar draws it. Exact weights sum to 100; rough ones (see `exact`) say only how much it matters. */
  weight: number;
  state: CriterionState;
  /** What it brought, from 0 to `weight`. */
  points: number;
  /** Why, in a few words: "9 challenges passed, last on 2 Nov". */
  detail: string;
};

/** What must hold before any score counts: place, pay, right to work. `passed` is null when nothing is known. */
export type Gate = { key: string; label: string; passed: boolean | null; detail: string };

export type MatchBand = "strong" | "good" | "stretch" | "below" | "unknown";

/** A person against a job, as the server scored it. Both sides see the same one. */
export type MatchSummary = {
  /** 0 to 100; null when too little is known. */
  score: number | null;
  band: MatchBand;
  /** How many criteria could be scored: what is unknown is left out. */
  coverage: { scored: number; of: number };
  /** False for the candidate: the weights are rough, because the exact ones are the employer's, and no figure is shown. */
  exact: boolean;
  criteria: Criterion[];
  gates: Gate[];
};

export const bandLabels: Record<MatchBand, string> = {
  strong: "Strong match",
  good: "Good match",
  stretch: "Stretch",
  below: "Below the bar",
  unknown: "Not enough data",
};

export const stateLabels: Record<CriterionState, string> = {
  proved: "proved",
  met: "stated",
  partly: "partly",
  missing: "missing",
  unknown: "unknown",
};

/** "Strong match, 86. Scored on 5 of 6 criteria." */
export function summaryText({ band, score, coverage }: MatchSummary): string {
  const figure = score === null ? "" : `, ${score}`;
  return `${bandLabels[band]}${figure}. Scored on ${coverage.scored} of ${coverage.of} criteria.`;
}

/** "30 of 30", "weight 10" for what was left out, nothing where the weights are rough. */
export function pointsText({ state, points, weight }: Criterion, exact: boolean): string | null {
  if (!exact) return null;
  return state === "unknown" ? `weight ${weight}` : `${points} of ${weight}`;
}

/** "Rust: proved, 30 of 30. 9 challenges passed." */
export function criterionText(criterion: Criterion, exact: boolean): string {
  const { label, state, detail } = criterion;
  const figure = pointsText(criterion, exact);
  return `${label}: ${stateLabels[state]}${figure ? `, ${figure}` : ""}.${detail ? ` ${detail}.` : ""}`;
}
