import { expect, it } from "vitest";
import { counted } from "@/lib/counted";
import { dayOf } from "./waiting-words";

it("counts one thing and many", () => {
  expect(counted(1, "job", "jobs")).toBe("1 job");
  expect(counted(0, "job", "jobs")).toBe("0 jobs");
  expect(counted(12, "job", "jobs")).toBe("12 jobs");
});

it("knows the day of a moment by the reader's clock", () => {
  const { from, to } = dayOf(new Date(2026, 11, 31, 23, 59));
  expect(from).toBe(new Date(2026, 11, 31).toISOString());
  expect(to).toBe(new Date(2027, 0, 1).toISOString());
});
