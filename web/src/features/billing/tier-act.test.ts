import { describe, expect, it } from "vitest";
import { subscriptionOf, tiersOf } from "@/entities/subscription/testing/samples";
import type { BillingInterval } from "@/lib/vocabulary.generated";
import { tierAct } from "./tier-act";

const tiers = tiersOf("job_seeker");

/** The kinds of acts that the three cards offer, the free one first. */
function acts(
  subscription: ReturnType<typeof subscriptionOf> | null,
  wanted: BillingInterval = "month",
  seatsLeft: number | null = 12,
) {
  return tiers.map((tier) => tierAct({ tier, tiers, subscription, wanted, seatsLeft }).kind);
}

describe("what the cards of the tiers offer", () => {
  it("to who pays nothing, also after a subscription has ended or while a first checkout is open", () => {
    const choose = ["current", "choose", "choose"];
    expect(acts(null)).toEqual(choose);
    expect(acts(subscriptionOf({ tier_id: "core", state: "free" }))).toEqual(choose);
    expect(acts(subscriptionOf({ tier_id: "core", state: "pending" }))).toEqual(choose);
    expect(acts(subscriptionOf({ state: "ended" }))).toEqual(choose);
  });

  it("to who was given a tier: the way up, and nothing to pay for what they have", () => {
    const given = subscriptionOf({ tier_id: "pro", state: "free" });
    expect(acts(given)).toEqual(["current", "granted", "choose"]);
    const all = subscriptionOf({ tier_id: "founding", state: "free" });
    expect(acts(all)).toEqual(["current", "current", "granted"]);
  });

  it("while one is active: the way up, the way down, and the other interval", () => {
    expect(acts(subscriptionOf())).toEqual(["cancel", "current", "upgrade"]);
    expect(acts(subscriptionOf(), "year")).toEqual(["cancel", "switch", "upgrade"]);
    const founding = subscriptionOf({ tier_id: "founding", billing_interval: "year" });
    expect(acts(founding)).toEqual(["cancel", "downgrade", "current"]);
  });

  it("when no seat is left: none, except to who has one", () => {
    expect(acts(null, "year", 0)).toEqual(["current", "choose", "sold-out"]);
    expect(acts(subscriptionOf(), "month", 0)).toEqual(["cancel", "current", "sold-out"]);
    const founding = subscriptionOf({ tier_id: "founding", billing_interval: "year" });
    expect(acts(founding, "year", 0)).toEqual(["cancel", "downgrade", "current"]);
  });

  it("while something waits for the period's end", () => {
    expect(acts(subscriptionOf({ state: "cancelling" }))[0]).toBe("waiting");
    const founding = subscriptionOf({
      tier_id: "founding",
      billing_interval: "year",
      next_tier_id: "pro",
      next_billing_interval: "month",
    });
    expect(acts(founding)).toEqual(["cancel", "waiting", "current"]);
    const yearly = subscriptionOf({ next_tier_id: "pro", next_billing_interval: "year" });
    expect(acts(yearly, "year")).toEqual(["cancel", "waiting", "upgrade"]);
  });

  it("while a payment is due: leaving, and nothing else", () => {
    const late = subscriptionOf({ state: "past_due", grace_ends_at: "2027-01-08T12:00:00Z" });
    expect(acts(late, "year")).toEqual(["cancel", "current", "pay-first"]);
  });

  it("by the only interval that a tier has", () => {
    const [, , founding] = tiers;
    if (!founding) throw new Error("There is no third tier.");
    const facts = { tier: founding, tiers, subscription: null, seatsLeft: 1 };
    expect(tierAct({ ...facts, wanted: "month" })).toEqual({ kind: "choose", interval: "year" });
  });
});
