import { expect, it } from "vitest";
import { isLink, isoOf, spanText, timeProblem } from "./times";

it("shows a time in the reader's own time zone", () => {
  const start = "2026-12-03T09:00:00+00:00";
  const berlin = spanText(start, 45, "en-GB", "Europe/Berlin");
  expect(berlin).toContain("3 December 2026");
  expect(berlin).toMatch(/10:00.*10:45/);
  expect(spanText(start, 45, "en-GB", "Asia/Kolkata")).toMatch(/14:30.*15:15/);
});

it("says what is wrong with a time", () => {
  const now = new Date("2026-12-01T12:00:00").getTime();
  expect(timeProblem("", [], now)).toBe("Enter a day and a time.");
  expect(timeProblem("2026-12-01T11:59", [], now)).toBe("Choose a time in the future.");
  expect(timeProblem("2028-01-01T00:00", [], now)).toBe("Choose a time in the next 366 days.");
  expect(timeProblem("2026-12-02T10:00", ["2026-12-02T10:00"], now)).toBe(
    "You've already proposed this time.",
  );
  expect(timeProblem("2026-12-02T10:00", [""], now)).toBeNull();
});

it("reads what a field holds", () => {
  expect(isoOf("nonsense")).toBeNull();
  expect(isoOf("2026-12-02T10:00")).toBe(new Date("2026-12-02T10:00").toISOString());
});

it("makes a link of web addresses alone", () => {
  expect(isLink("https://meet.example/a")).toBe(true);
  for (const place of [
    "Main Street 1",
    "javascript:alert(1)",
    "https://",
    "see https://a.example",
  ]) {
    expect(isLink(place), place).toBe(false);
  }
});
