import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { badgesQuery, countFor, noBadges, withoutView, writeViewedAt } from "./badges";

const { rpc } = vi.hoisted(() => ({ rpc: vi.fn() }));
vi.mock("../supabase", () => ({ supabase: () => ({ rpc }) }));

const full = { messages: 4, candidates: 5, new_candidates: 3, shared_jobs: 2, notifications: 0 };

describe("opening a view", () => {
  it("resets its own part only", () => {
    expect(withoutView("messages", full)).toEqual({ ...full, messages: 0 });
    expect(withoutView("candidates", full)).toEqual({ ...full, new_candidates: 0, candidates: 2 });
    expect(withoutView("shared_jobs", full)).toEqual({ ...full, shared_jobs: 0, candidates: 3 });
  });

  it("leaves nothing on Candidates once both were opened", () => {
    const none = withoutView("shared_jobs", withoutView("candidates", full));
    expect(none.candidates).toBe(0);
    expect(withoutView("messages", none)).toEqual(noBadges);
  });
});

it("a view counts what it shows", () => {
  expect(countFor("messages", full)).toBe(4);
  expect(countFor("candidates", full)).toBe(3);
  expect(countFor("shared_jobs", full)).toBe(2);
});

it("writes the two keys of the specification, and none for messages", () => {
  const setItem = vi.fn();
  writeViewedAt("candidates", "2026-11-21T12:00:00Z", { setItem });
  writeViewedAt("shared_jobs", "2026-11-21T12:01:00Z", { setItem });
  writeViewedAt("messages", "2026-11-21T12:02:00Z", { setItem });
  expect(setItem.mock.calls).toEqual([
    ["interested_candidates_last_viewed_at", "2026-11-21T12:00:00Z"],
    ["shared_jobs_last_viewed_at", "2026-11-21T12:01:00Z"],
  ]);
});

it("does without a storage that is closed", () => {
  const setItem = () => {
    throw new Error("denied");
  };
  expect(() => writeViewedAt("candidates", "now", { setItem })).not.toThrow();
});

it("a count that fails is 0, silently", async () => {
  const count = () => new QueryClient().fetchQuery(badgesQuery);
  rpc.mockResolvedValueOnce({ data: full, error: null });
  expect(await count()).toEqual(full);
  rpc.mockResolvedValueOnce({ data: null, error: { code: "53300", message: "too many clients" } });
  expect(await count()).toEqual(noBadges);
  rpc.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect(await count()).toEqual(noBadges);
});
