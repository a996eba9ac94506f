import { expect, test } from "vitest";
import { decidedText, notMetText, scorerText, suggestedSeniority, whyNoStart } from "./words";

test("a code that is newer than this page still reads as a sentence", () => {
  expect(notMetText({ why: "single_point", by: "rules" })).toMatch(/replica/);
  expect(notMetText({ why: "of_tomorrow", by: "rules" })).toBe("Not found.");
  expect(notMetText({ why: null, by: "person" })).toMatch(/reviewer/);
  expect(whyNoStart("of_tomorrow")).toBe("You can't start an interview right now.");
});

test("who decided is said with the doubt that there is", () => {
  expect(decidedText({ by: "rules", confidence: 100 })).toBe("decided by rules");
  expect(decidedText({ by: "model", confidence: 67 })).toBe("decided by the model, 67 % sure");
  expect(scorerText({ kind: "model", model: "m1", version: 2 })).toBe("m1 and rules, version 2");
  expect(scorerText({ kind: "rules", model: null, version: 2 })).toBe("Rules, version 2");
});

test("the nearest seniority is suggested", () => {
  expect(["intern", "senior", "principal", null].map(suggestedSeniority)).toEqual([
    "junior",
    "senior",
    "staff",
    "mid",
  ]);
});
