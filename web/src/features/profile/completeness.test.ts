import { expect, test } from "vitest";
import { nextRank, nextStep } from "./completeness";

test("offers the server's next step where the page can take it", () => {
  expect(
    nextStep({ percent: 35, next: { key: "headline", label: "Say what you do" }, done: [] }),
  ).toEqual({ percent: 35, step: { label: "Say what you do", edit: "basics" } });
  expect(
    nextStep({ percent: 40, next: { key: "experience", label: "Add where you worked" }, done: [] })
      .step?.edit,
  ).toBe("experience.new");
});

test("offers nothing when nothing is left", () => {
  expect(nextStep({ percent: 100, next: null, done: [] }).step).toBeNull();
});

test("a percentage stays one", () => {
  expect(nextStep({ percent: 66.6, next: null, done: [] }).percent).toBe(67);
  expect(nextStep({ percent: 140, next: null, done: [] }).percent).toBe(100);
});

const ranks = [
  { name: "Founding Candidate", min_challenges: 0, is_special: true },
  { name: "Code Breaker", min_challenges: 0, is_special: false },
  { name: "Code Specialist", min_challenges: 5, is_special: false },
  { name: "Elite Developer", min_challenges: 10, is_special: false },
  { name: "System Admin", min_challenges: 999, is_special: true },
];

test("counts to the next rank, and never to one given by hand", () => {
  expect(nextRank(0, ranks)).toMatchObject({ name: "Code Specialist", from: 0, at: 5 });
  expect(nextRank(4, ranks)?.text).toBe("1 more challenge to Code Specialist");
  expect(nextRank(5, ranks)).toMatchObject({
    from: 5,
    at: 10,
    text: "5 more challenges to Elite Developer",
  });
  expect(nextRank(10, ranks)).toBeNull();
});
