import { describe, expect, it } from "vitest";
import { gradeText, openedPayText, openedText } from "./what-if";

describe("the jobs that a proof opens", () => {
  it("are counted, and of them the strong matches", () => {
    expect(openedText({ good: 8, strong: 4 })).toBe("opens 12 jobs, 4 of them strong matches");
    expect(openedText({ good: 8, strong: 1 })).toBe("opens 9 jobs, 1 of them a strong match");
    expect(openedText({ good: 1200, strong: 0 })).toBe("opens 1,200 jobs");
    expect(openedText({ good: 0, strong: 3 })).toBe("opens 3 jobs, all strong matches");
  });

  it("can be a single one", () => {
    expect(openedText({ good: 1, strong: 0 })).toBe("opens 1 job");
    expect(openedText({ good: 0, strong: 1 })).toBe("opens 1 job, a strong match");
  });
});

describe("their pay", () => {
  const pay = (highest_pay: number | null, median_pay: number | null, currency: string | null) =>
    openedPayText({ highest_pay, median_pay }, currency);

  it("is the highest and the one in the middle", () => {
    expect(pay(92_000, 70_000, "EUR")).toBe("up to €92,000 a year, half pay €70,000 or more");
  });

  it("is said once when both are the same", () => {
    expect(pay(92_000, 92_000, "EUR")).toBe("up to €92,000 a year");
  });

  it("is left out when it isn't known", () => {
    expect(pay(null, null, "EUR")).toBeNull();
    expect(pay(92_000, 70_000, null)).toBeNull();
  });
});

it("says how many challenges it takes", () => {
  expect(gradeText({ grade: "shown", challenges: 1 })).toBe("1 challenge shows it");
  expect(gradeText({ grade: "proved", challenges: 1 })).toBe("1 medium challenge proves it");
  expect(gradeText({ grade: "proved", challenges: 3 })).toBe(
    "3 medium challenges prove it; a hard one counts as 2",
  );
  expect(gradeText({ grade: null, challenges: null })).toBeNull();
});
