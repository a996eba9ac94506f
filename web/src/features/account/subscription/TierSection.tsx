import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ErrorSentence } from "@/entities/query/ErrorSentence";
import { CancelDialog } from "@/entities/subscription/CancelDialog";
import { goTo } from "@/entities/subscription/go-to";
import { dayOf, formatCents, isFree, perInterval, priceOf } from "@/entities/subscription/price";
import {
  isPaid,
  openBillingPortal,
  ownTierId,
  type Subscription,
  type Tier,
} from "@/entities/subscription/queries";
import { StateTag } from "@/entities/subscription/StateTag";
import { tiersPath } from "@/entities/subscription/tiers-path";
import { billingConfig } from "@/lib/config";
import { paths } from "@/lib/paths";
import { useProfile } from "@/lib/session/session";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { buttonClass } from "@/ui/button-class";
import { Facts } from "@/ui/Facts";
import { Link } from "@/ui/Link";
import { SettingsSection } from "../SettingsSection";

type Props = { tiers: Tier[]; subscription: Subscription };

/** The tier, its state, the next payment, and what can be done about them. */
export function TierSection({ tiers, subscription }: Props) {
  const [cancelling, setCancelling] = useState(false);
  const profile = useProfile();
  const portal = useMutation({ mutationFn: async () => goTo(await openBillingPortal()) });
  const tier = tiers.find(({ id }) => id === ownTierId(subscription));
  const free = tiers.find(isFree);
  const { state } = subscription;
  const pays = isPaid(subscription);
  if (!tier || !free) return null;
  return (
    <SettingsSection
      title="Tier"
      lede="Paid tiers renew by themselves until you cancel. You keep what you paid for until the period ends."
    >
      {portal.isError && (
        <Banner tone="stop" live className="mb-4">
          <ErrorSentence error={portal.error} />
        </Banner>
      )}
      <Facts
        layout="rows"
        facts={[
          {
            label: "Tier",
            value: (
              <>
                {tier.name} {(state !== "free" || isFree(tier)) && <StateTag state={state} />}
              </>
            ),
          },
          { label: "Price", value: priceText(tier, subscription) },
          ...nextFacts(tiers, subscription),
        ]}
      />
      <div className="mt-5 flex flex-wrap gap-2.5">
        <Link
          href={tiersPath(profile) ?? paths.settings}
          className={buttonClass({ variant: pays ? "secondary" : "primary" })}
        >
          {pays ? "Change tier" : "Compare tiers"}
        </Link>
        {pays && billingConfig().provider === "stripe" && (
          <Button pending={portal.isPending} onClick={() => portal.mutate()}>
            Payment method and invoices
          </Button>
        )}
        {(state === "active" || state === "past_due") && (
          <Button variant="quiet" onClick={() => setCancelling(true)}>
            Cancel subscription
          </Button>
        )}
      </div>
      <CancelDialog
        open={cancelling}
        onClose={() => setCancelling(false)}
        subscription={subscription}
        tier={tier}
        free={free}
      />
    </SettingsSection>
  );
}

function priceText(tier: Tier, { billing_interval }: Subscription): string {
  if (isFree(tier)) return "Free";
  if (!billing_interval) return "Granted by the operator, at no charge";
  return `${formatCents((priceOf(tier, billing_interval) ?? 0) * 100)} ${perInterval[billing_interval]}`;
}

/** What comes next: a payment, the end, or another tier. */
function nextFacts(tiers: Tier[], subscription: Subscription) {
  const { state, current_period_end, grace_ends_at, next_tier_id } = subscription;
  const tierId = ownTierId(subscription);
  const interval = subscription.next_billing_interval ?? subscription.billing_interval;
  if (state === "past_due" && grace_ends_at) {
    return [{ label: "Pay by", value: dayOf(grace_ends_at) }];
  }
  if (!current_period_end || (state !== "active" && state !== "cancelling")) return [];
  if (state === "cancelling") return [{ label: "Ends", value: dayOf(current_period_end) }];
  const next = tiers.find(({ id }) => id === (next_tier_id ?? tierId));
  const price = next && interval ? priceOf(next, interval) : null;
  if (!next || price === null) return [];
  return [
    {
      label: "Next payment",
      value: `${formatCents(price * 100)} on ${dayOf(current_period_end)}${next_tier_id && next_tier_id !== tierId ? `, for ${next.name}` : ""}`,
    },
  ];
}
