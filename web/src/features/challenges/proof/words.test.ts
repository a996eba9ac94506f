import { expect, it } from "vitest";
import { takenText, testsText, triesText } from "./words";

it("says on which try a challenge was passed", () => {
  expect(triesText(0)).toBeNull();
  expect(triesText(1)).toBe("Passed on the first try");
  expect(triesText(4)).toBe("Passed on try 4");
});

it("says how long it took, if there was more than one try", () => {
  const [first, passed] = ["2026-11-01T10:00:00Z", "2026-11-01T12:05:00Z"];
  expect(takenText(first, passed, 3)).toBe("2 h 5 min");
  expect(takenText(first, first, 2)).toBe("under a minute");
  expect(takenText(passed, passed, 1)).toBeNull();
  expect(takenText(null, passed, 3)).toBeNull();
  expect(takenText("never", passed, 3)).toBeNull();
});

it("counts hidden tests without naming them", () => {
  expect(testsText(5, 22)).toBe("5 visible tests, 17 hidden");
  expect(testsText(1, 1)).toBe("1 visible test");
  expect(testsText(2, 1)).toBe("2 visible tests");
});
