import { expect, test } from "vitest";
import { failureText, figureText } from "./words";

test("figures are read with their unit, in steps of a thousand", () => {
  expect(figureText(9000, "/s")).toBe("9,000 a second");
  expect(figureText(1_250_000, "/s")).toBe("1.25 million a second");
  expect(figureText(95e12, "B")).toBe("95 TB");
  expect(figureText(1.2e9, "B/s")).toBe("1.2 GB a second");
  expect(figureText(512, "B")).toBe("512 bytes");
  expect(figureText(225_000, "")).toBe("225,000");
});

test("a failure names the component as it is called", () => {
  const nameOf = (id: string) => (id === "n4" ? "Meter store" : "?");
  expect(failureText({ kind: "component_down", node: "n4" }, nameOf)).toBe("Meter store goes down");
  expect(failureText({ kind: "traffic", factor: 10 }, nameOf)).toBe("10 times the traffic");
});
