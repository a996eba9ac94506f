import content from "@content/tiers.json";
import type { Subscription, Tier } from "../queries";

/** The tiers of a role as the server gives them, from the product's own content. */
export function tiersOf(audience: Tier["audience"]): Tier[] {
  return content
    .filter((tier) => tier.audience === audience)
    .map((tier) => ({
      id: tier.id,
      audience,
      position: tier.position,
      name: tier.name,
      price_monthly: tier.priceMonthly,
      price_yearly: tier.priceYearly,
      price_string: tier.priceString,
      description: tier.description,
      badge_text: tier.badgeText,
      features: tier.features,
      notes: tier.notes,
      is_limited: tier.isLimited,
      seats: tier.seats ?? null,
      limits: tier.limits as Tier["limits"],
      created_at: "2026-11-01T00:00:00Z",
    }));
}

/** A subscription of Pro Builder by the month that renews on 1 January, changed by what is given. */
export function subscriptionOf(change: Partial<Subscription> = {}): Subscription {
  return {
    id: "11111111-1111-4111-8111-111111111111",
    current_period_start: "2026-12-01T12:00:00Z",
    tier_id: "pro",
    paid_tier_id: change.tier_id ?? "pro",
    state: "active",
    billing_interval: "month",
    current_period_end: "2027-01-01T12:00:00Z",
    grace_ends_at: null,
    next_tier_id: null,
    next_billing_interval: null,
    provider: "test",
    checkout_id: null,
    usage: [],
    ...change,
  };
}
