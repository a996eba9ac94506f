/** A match as every answer of the server carries it. The one place that knows its form on the wire. */
export type Match = {
  version: number;
  /** 0 to 100; null when too little is known. */
  score: number | null;
  band: "strong" | "good" | "stretch" | "below" | "none";
  /** No gate is known to fail. */
  eligible: boolean;
  coverage: { scored: number; of: number };
  gates: { key: string; label: string; passed: boolean | null; detail: string }[];
  criteria: {
    /** `skill:SLUG`, years, seniority, rank, system_design or projects. */
    key: string;
    label: string;
    /** What the bar draws: the weight, or one of a few steps of it for the candidate. */
    width: number;
    /** Null for the candidate: the weights are the employer's. Points go with it. */
    weight: number | null;
    points: number | null;
    state: "proved" | "met" | "partly" | "missing" | "unknown";
    detail: string;
  }[];
};

/** The match as the evidence bar and the breakdown draw it. */
export function matchSummary({ score, band, coverage, gates, criteria }: Match) {
  return {
    score,
    band: band === "none" ? ("unknown" as const) : band,
    coverage,
    gates,
    exact: criteria.every(({ weight }) => weight !== null),
    criteria: criteria.map(({ width, weight, points, ...rest }) => ({
      ...rest,
      weight: weight ?? width,
      points: points ?? 0,
    })),
  };
}
