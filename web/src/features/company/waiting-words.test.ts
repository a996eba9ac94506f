import { expect, it } from "vitest";
import { counted } from "./waiting-words";

it("counts one thing and many", () => {
  expect(counted(1, "job", "jobs")).toBe("1 job");
  expect(counted(0, "job", "jobs")).toBe("0 jobs");
  expect(counted(12, "job", "jobs")).toBe("12 jobs");
});
