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

test("a failure says what is gone, and whether all of it", () => {
  const meters = { kind: "sql_database", label: "Meter store", note: "", x: 0, y: 0 };
  const nodes = [
    { ...meters, id: "n4" },
    { ...meters, id: "n5", label: "", instances: 3 },
  ];
  expect(failureText({ kind: "component_down", node: "n4" }, nodes)).toBe("Meter store is gone");
  expect(failureText({ kind: "component_down", node: "n5" }, nodes)).toBe(
    "One instance of SQL database is gone",
  );
  expect(failureText({ kind: "component_down", node: "n9" }, nodes)).toBe("A component is gone");
  expect(failureText({ kind: "traffic", factor: 10 }, nodes)).toBe("10 times the traffic");
});
