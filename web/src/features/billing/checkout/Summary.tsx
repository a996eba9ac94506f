import { formatCents, perInterval } from "@/entities/subscription/price";
import type { Checkout, Tier } from "@/entities/subscription/queries";
import { billingIntervalLabels } from "@/lib/vocabulary.generated";
import { Facts } from "@/ui/Facts";
import { RelativeTime } from "@/ui/RelativeTime";

/** What every state of a checkout gets. */
export type CheckoutProps = {
  checkout: Checkout;
  tier: Tier;
  /** The page of the tiers. */
  back: string;
};

/** What is bought and what it costs. */
export function Summary({ checkout, tier }: Pick<CheckoutProps, "checkout" | "tier">) {
  const { amount_cents, currency, billing_interval, expires_at, state } = checkout;
  const amount = formatCents(amount_cents, currency);
  return (
    <Facts
      layout="rows"
      facts={[
        { label: "Tier", value: tier.name },
        { label: "Billing", value: billingIntervalLabels[billing_interval] },
        { label: "Due today", value: <strong className="font-semibold">{amount}</strong> },
        { label: "Renews", value: `${amount} ${perInterval[billing_interval]}, until you cancel` },
        ...(state === "open"
          ? [
              {
                label: tier.is_limited ? "Seat reserved" : "Checkout expires",
                value: tier.is_limited ? (
                  <span>
                    for you; the reservation ends <RelativeTime at={expires_at} />
                  </span>
                ) : (
                  <RelativeTime at={expires_at} />
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
