import { expect, it } from "vitest";
import { decisionsFor } from "./words";

it("offers what leads on from each status, and never the same status again", () => {
  const offered = (status: Parameters<typeof decisionsFor>[0]) =>
    decisionsFor(status).map((decision) => decision.status);
  expect(offered("pending")).toEqual(["approved", "needs_changes", "rejected"]);
  expect(offered("needs_changes")).toEqual(["approved", "rejected"]);
  expect(offered("rejected")).toEqual(["approved", "needs_changes"]);
  expect(offered("approved")).toEqual(["needs_changes", "suspended"]);
  expect(offered("suspended")).toEqual(["approved", "needs_changes"]);
});
