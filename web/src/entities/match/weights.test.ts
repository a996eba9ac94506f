import { describe, expect, it } from "vitest";
import { moveJoint, normalise, setWeight, type Weight, WHOLE } from "./weights";

const of = (...weights: number[]): Weight[] =>
  weights.map((weight, index) => ({ key: `k${index}`, label: `Criterion ${index}`, weight }));
const figures = (weights: Weight[]) => weights.map((one) => one.weight);

describe("moveJoint", () => {
  it("takes from the right what the left gains", () => {
    expect(figures(moveJoint(of(30, 20, 50), 0, 5))).toEqual([35, 15, 50]);
    expect(figures(moveJoint(of(30, 20, 50), 1, -7))).toEqual([30, 13, 57]);
  });

  it("stops at zero on either side", () => {
    expect(figures(moveJoint(of(30, 20, 50), 0, 99))).toEqual([50, 0, 50]);
    expect(figures(moveJoint(of(30, 20, 50), 0, -99))).toEqual([0, 50, 50]);
  });

  it("moves whole numbers, and nothing at a joint that is not there", () => {
    expect(figures(moveJoint(of(50, 50), 0, 2.4))).toEqual([52, 48]);
    expect(figures(moveJoint(of(50, 50), 1, 5))).toEqual([50, 50]);
  });
});

describe("setWeight", () => {
  it("lets the others share the rest in their proportions", () => {
    expect(figures(setWeight(of(40, 30, 30), 0, 70))).toEqual([70, 15, 15]);
    expect(figures(setWeight(of(20, 60, 20), 0, 60))).toEqual([60, 30, 10]);
  });

  it("gives the rest to the next one when all others are zero", () => {
    expect(figures(setWeight(of(0, 0, 100), 2, 60))).toEqual([40, 0, 60]);
  });

  it("clamps", () => {
    expect(figures(setWeight(of(40, 30, 30), 1, 400))).toEqual([0, 100, 0]);
    expect(figures(setWeight(of(100), 0, 20))).toEqual([100]);
  });

  it("keeps the sum for every value", () => {
    for (let value = 0; value <= WHOLE; value += 1) {
      const next = setWeight(of(7, 13, 29, 51, 0), 2, value);
      expect(figures(next).reduce((a, b) => a + b, 0)).toBe(WHOLE);
      expect(Math.min(...figures(next))).toBeGreaterThanOrEqual(0);
    }
  });
});

describe("normalise", () => {
  it("brings any weights to 100", () => {
    expect(figures(normalise(of(1, 1, 1)))).toEqual([34, 33, 33]);
    expect(figures(normalise(of(0, 0)))).toEqual([50, 50]);
    expect(figures(normalise(of(-5, 3)))).toEqual([0, 100]);
  });
});
