import { expect, test } from "vitest";
import type { DailyQuotas } from "@/lib/database.types";
import {
  bonusText,
  chargeQuota,
  clockSkew,
  leftText,
  nextQuota,
  refundQuota,
  resetText,
  untilReset,
} from "./daily-quotas";

const quotas: DailyQuotas = {
  day: "2026-11-21",
  server_now: "2026-11-21T19:48:00Z",
  resets_at: "2026-11-22T00:00:00Z",
  discover: { used: 2, limit: 5, left: 3 },
  featured: { used: 0, limit: 10, left: 10 },
  bonus: 1,
};

test("says what is left and when it resets", () => {
  const now = Date.parse("2026-11-21T19:48:00Z");
  expect(leftText(quotas.discover)).toBe("3 of 5 left today");
  expect(leftText(quotas.featured, "featured")).toBe("10 of 10 featured left today");
  expect([bonusText(1), bonusText(2)]).toEqual(["1 bonus", "2 bonuses"]);
  expect(resetText(untilReset(quotas, now, 0))).toBe("resets in 4 h 12 min");
});

test("goes by the server's clock when this machine's is wrong", () => {
  const wrong = Date.parse("2026-11-21T17:00:00Z");
  const skew = clockSkew(quotas, wrong);
  expect(resetText(untilReset(quotas, wrong, skew))).toBe("resets in 4 h 12 min");
  expect(resetText(untilReset(quotas, wrong + 4.2 * 3_600_000, skew))).toBe(
    "resets in under a minute",
  );
});

test("never says less than none", () => {
  const empty = { used: 5, limit: 5, left: 0 };
  expect(leftText(empty)).toBe("None of 5 left today");
  expect(chargeQuota({ ...quotas, discover: empty }, "discover").discover).toEqual(empty);
  expect(chargeQuota({ ...quotas, bonus: 0 }, "bonus").bonus).toBe(0);
  expect(untilReset(quotas, Date.parse("2026-11-23T00:00:00Z"), 0)).toBe(0);
});

test("a decision spends one and its undo gives it back, in its own quota", () => {
  const spent = chargeQuota(quotas, "discover");
  expect(spent.discover).toEqual({ used: 3, limit: 5, left: 2 });
  expect(spent.featured).toEqual(quotas.featured);
  expect(refundQuota(spent, "discover")).toEqual(quotas);
  const featured = chargeQuota(quotas, "featured");
  expect([featured.discover.left, featured.featured.left]).toEqual([3, 9]);
  expect(refundQuota(chargeQuota(quotas, "bonus"), "bonus")).toEqual(quotas);
});

test("a bonus pays only when the day is spent and the reader says so", () => {
  const spent = { ...quotas, discover: { used: 5, limit: 5, left: 0 } };
  expect(nextQuota(quotas, "discover", true)).toBe("discover");
  expect(nextQuota(spent, "discover", false)).toBeNull();
  expect(nextQuota(spent, "discover", true)).toBe("bonus");
  expect(nextQuota(spent, "featured", true)).toBe("featured");
  expect(nextQuota({ ...spent, bonus: 0 }, "discover", true)).toBeNull();
});
