import { expect, test } from "vitest";
import { type Match, matchSummary } from "./match";

const criterion: Match["criteria"][number] = {
  key: "skill:rust",
  label: "Rust",
  width: 25,
  weight: null,
  points: null,
  state: "proved",
  detail: "9 challenges passed",
};
const match: Match = {
  version: 1,
  score: null,
  band: "none",
  eligible: true,
  coverage: { scored: 0, of: 1 },
  gates: [],
  criteria: [criterion],
};

test("a candidate's match draws the rough widths and shows no figure", () => {
  const drawn = matchSummary(match);
  expect(drawn.exact).toBe(false);
  expect(drawn.band).toBe("unknown");
  expect(drawn.criteria[0]).toMatchObject({ weight: 25, points: 0, state: "proved" });
});

test("an employer's match keeps its weights and points", () => {
  const drawn = matchSummary({
    ...match,
    band: "strong",
    criteria: [{ ...criterion, weight: 30, points: 30 }],
  });
  expect(drawn).toMatchObject({ exact: true, band: "strong" });
  expect(drawn.criteria[0]).toMatchObject({ weight: 30, points: 30 });
});
