import { expect, test } from "vitest";
import type { PromiseClock } from "@/lib/database.types";
import { isCounted, promiseCounts, promiseText, typicalText } from "./promise";

const clock: PromiseClock = {
  response_days: 4,
  kept_percent: 92,
  decided: 51,
  answered: 48,
  median_seconds: 30 * 3600,
};
const silent: PromiseClock = {
  response_days: null,
  kept_percent: null,
  decided: 0,
  answered: 0,
  median_seconds: null,
};

test("says what was promised and how often it was kept", () => {
  expect(promiseText(clock)).toBe("Answers in 4 days, kept 92 %");
  expect(promiseText({ ...clock, response_days: 1, kept_percent: null })).toBe(
    "Answers in 1 day, too new to measure",
  );
  expect(promiseText(silent)).toBe("No promise to answer");
  expect(promiseText({ ...silent, answered: 9, median_seconds: 3 * 86_400 })).toBe(
    "No promise, usually answers in 3 days",
  );
});

test("the mark stands only beside what was counted", () => {
  expect(isCounted(clock)).toBe(true);
  expect(isCounted(silent)).toBe(false);
  expect(isCounted({ ...clock, kept_percent: null })).toBe(false);
  expect(isCounted({ ...silent, median_seconds: 60 })).toBe(true);
});

test("the receipt says what it counts", () => {
  expect(promiseCounts(clock)).toEqual([
    "51 people answered or left waiting for 14 days",
    "92 % of them answered within 4 days",
    "half of the newest 48 answers within 30 hours",
  ]);
  expect(promiseCounts({ ...clock, decided: 1, median_seconds: null })[0]).toMatch(/^1 person /);
  expect(promiseCounts(silent)).toEqual([]);
});

test("a typical time has one unit", () => {
  expect(typicalText(600)).toBe("under an hour");
  expect(typicalText(3_600)).toBe("1 hour");
  expect(typicalText(47 * 3_600)).toBe("47 hours");
  expect(typicalText(50 * 3_600)).toBe("2 days");
});
