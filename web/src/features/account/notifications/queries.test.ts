import { expect, it } from "vitest";
import { waysOf } from "./queries";

it("follows the defaults until somebody chose", () => {
  expect(waysOf([], "approved")).toEqual({ in_app: true, email: true });
  expect(waysOf([], "weekly_digest")).toEqual({ in_app: false, email: true });
  const chosen = [{ kind: "approved", in_app: true, email: false } as const];
  expect(waysOf(chosen, "approved")).toEqual({ in_app: true, email: false });
  expect(waysOf(chosen, "rejected")).toEqual({ in_app: true, email: true });
});
