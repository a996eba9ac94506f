import { describe, expect, test } from "vitest";
import { placeText } from "./words";

describe("where the work is done", () => {
  test.each([
    [{ remote_policy: "remote", places: [] }, "Remote"],
    [{ remote_policy: "remote", places: ["Berlin"] }, "Berlin or remote"],
    [{ remote_policy: "hybrid", places: ["Vienna"] }, "Hybrid, Vienna"],
    [{ remote_policy: "onsite", places: ["Oslo", "Bergen", "Tromsø"] }, "Oslo and 2 more"],
    [{ remote_policy: null, places: [] }, null],
  ] as const)("%o", (job, text) => {
    expect(placeText({ ...job, places: [...job.places] })).toBe(text);
  });
});
