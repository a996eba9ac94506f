import { isFree, priceOf, soldBy } from "@/entities/subscription/price";
import { isPaid, ownTierId, type Subscription, type Tier } from "@/entities/subscription/queries";
import type { BillingInterval } from "@/lib/vocabulary.generated";

/** What a person can do with a tier now. */
export type TierAct =
  /** Has it; nothing to do. */
  | { kind: "current" }
  /** Has it without paying: the operator gave it. */
  | { kind: "granted" }
  /** Has it until the period's end, or it begins then. */
  | { kind: "waiting"; at: string | null }
  | { kind: "choose"; interval: BillingInterval }
  /** The same tier, paid by the other interval. */
  | { kind: "switch"; interval: BillingInterval }
  | { kind: "upgrade"; interval: BillingInterval }
  | { kind: "downgrade"; interval: BillingInterval }
  /** The free tier, while something is paid for. */
  | { kind: "cancel" }
  | { kind: "sold-out" }
  /** Nothing changes before what is open is paid. */
  | { kind: "pay-first" };

type Facts = {
  tier: Tier;
  tiers: Tier[];
  subscription: Subscription | null;
  /** By which the reader looks at prices. */
  wanted: BillingInterval;
  /** Seats that are left of a limited tier; null while unknown. */
  seatsLeft: number | null;
};

/** Which act the card of a tier offers. The server decides again. */
export function tierAct({ tier, tiers, subscription, wanted, seatsLeft }: Facts): TierAct {
  const interval = soldBy(tier, wanted);
  const pays = subscription !== null && isPaid(subscription);
  const ownId = subscription && ownTierId(subscription);
  const isCurrent = ownId === tier.id;
  const positionOf = (id: string | null) => tiers.find((one) => one.id === id)?.position ?? 0;
  if (!pays) {
    const granted = subscription?.state === "free" ? positionOf(ownId) : 0;
    if (isFree(tier) || tier.position < granted) return { kind: "current" };
    if (isCurrent && granted > 0) return { kind: "granted" };
    return tier.is_limited && seatsLeft === 0 ? { kind: "sold-out" } : { kind: "choose", interval };
  }
  const { state, next_tier_id, next_billing_interval, current_period_end } = subscription;
  const begins = state === "cancelling" ? isFree(tier) : next_tier_id === tier.id && !isCurrent;
  if (begins) return { kind: "waiting", at: current_period_end };
  if (isCurrent) {
    const other = subscription.billing_interval !== wanted && priceOf(tier, wanted) !== null;
    const switches = next_tier_id === tier.id && next_billing_interval === wanted;
    if (!other || state !== "active") return { kind: "current" };
    return switches ? { kind: "waiting", at: current_period_end } : { kind: "switch", interval };
  }
  if (isFree(tier)) return { kind: "cancel" };
  if (tier.is_limited && seatsLeft === 0) return { kind: "sold-out" };
  if (state === "past_due") return { kind: "pay-first" };
  const rises = tier.position > positionOf(ownId);
  return { kind: rises ? "upgrade" : "downgrade", interval };
}
