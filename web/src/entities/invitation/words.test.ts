import { expect, test } from "vitest";
import { invitationTone, minutesText, spentText } from "./words";

test.each([
  [45, "45 min"],
  [90, "1 h 30 min"],
  [120, "2 h"],
  [1440, "1 day"],
  [10_080, "7 days"],
  [1500, "1 day 1 h"],
])("%i minutes", (minutes, words) => {
  expect(minutesText(minutes)).toBe(words);
});

test("seconds are shown in minutes", () => {
  expect(spentText(12)).toBe("under a minute");
  expect(spentText(3000)).toBe("50 min");
});

test("what waits for the reader stands out", () => {
  expect(invitationTone("submitted", "employer")).toBe("action");
  expect(invitationTone("sent", "candidate")).toBe("action");
  expect(invitationTone("sent", "employer")).toBe("plain");
});
