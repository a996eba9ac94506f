import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { CancelDialog } from "@/entities/subscription/CancelDialog";
import { isFree } from "@/entities/subscription/price";
import {
  foundingSeatsQuery,
  ownTierId,
  type Subscription,
  type Tier,
} from "@/entities/subscription/queries";
import type { BillingInterval } from "@/lib/vocabulary.generated";
import { ChangeDialog } from "./ChangeDialog";
import { TierCard } from "./TierCard";
import { tierAct } from "./tier-act";

type Props = {
  tiers: Tier[];
  subscription: Subscription | null;
  interval: BillingInterval;
  /** Seats are counted for job seekers' tiers alone. */
  isSeeker: boolean;
};

/** The tiers as cards, and the dialogs behind their buttons. */
export function TierCards({ tiers, subscription, interval, isSeeker }: Props) {
  const seats = useQuery({ ...foundingSeatsQuery, enabled: isSeeker }).data ?? null;
  const [changing, setChanging] = useState<{ tier: Tier; interval: BillingInterval } | null>(null);
  const [cancelling, setCancelling] = useState(false);
  const current = tiers.find(({ id }) => subscription && id === ownTierId(subscription));
  const free = tiers.find(isFree);
  return (
    <>
      <ul aria-label="Tiers" className="grid gap-5 lg:grid-cols-3">
        {tiers.map((tier) => (
          <TierCard
            key={tier.id}
            tier={tier}
            wanted={interval}
            seats={tier.is_limited ? seats : null}
            isCurrent={tier.id === (current ?? free)?.id}
            act={tierAct({
              tier,
              tiers,
              subscription,
              wanted: interval,
              seatsLeft: seats?.left ?? null,
            })}
            onChange={(by) => setChanging({ tier, interval: by })}
            onCancel={() => setCancelling(true)}
          />
        ))}
      </ul>
      {changing && current && (
        <ChangeDialog
          {...changing}
          from={current}
          wasInterval={subscription?.billing_interval ?? null}
          onClose={() => setChanging(null)}
        />
      )}
      {subscription && current && free && (
        <CancelDialog
          open={cancelling}
          onClose={() => setCancelling(false)}
          subscription={subscription}
          tier={current}
          free={free}
        />
      )}
    </>
  );
}
