import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { ErrorSentence } from "@/entities/query/ErrorSentence";
import { billingConfig } from "@/lib/config";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { goTo, openCheckout } from "./go-to";
import { dayOf } from "./price";
import {
  abandonCheckout,
  isPaid,
  openBillingPortal,
  ownTierId,
  resumeSubscription,
  type Subscription,
  settleTestPayment,
  type Tier,
} from "./queries";

type Props = { subscription: Subscription; tiers: Tier[] };

/** What the reader should know or do about their subscription; nothing while all is well. */
export function StandingBanner({ subscription, tiers }: Props) {
  const navigate = useNavigate();
  const nameOf = (id: string) => tiers.find((tier) => tier.id === id)?.name ?? id;
  const tierId = ownTierId(subscription);
  const name = nameOf(tierId);
  const { state, current_period_end, grace_ends_at, next_tier_id, checkout_id } = subscription;
  if (state === "past_due") {
    return (
      <Standing
        tone="stop"
        title="Your payment failed."
        acts={
          billingConfig().provider === "test"
            ? [{ label: "Pay now (test)", act: settleTestPayment }]
            : [
                {
                  label: "Update payment method",
                  act: async () => goTo(await openBillingPortal()),
                },
              ]
        }
      >
        {grace_ends_at
          ? `Pay by ${dayOf(grace_ends_at)} to keep ${name}. Until then nothing changes.`
          : `Pay to keep ${name}.`}
      </Standing>
    );
  }
  if (state === "cancelling" && current_period_end) {
    return (
      <Standing
        tone="wait"
        title={`${name} ends on ${dayOf(current_period_end)}.`}
        acts={[{ label: `Keep ${name}`, act: resumeSubscription }]}
      >
        Until then you keep everything it includes. You won't be charged again.
      </Standing>
    );
  }
  if (!isPaid(subscription) && checkout_id) {
    return (
      <Standing
        tone="wait"
        title="You have an unfinished checkout."
        acts={[
          {
            label: "Continue to payment",
            act: async () => openCheckout(checkout_id, navigate),
          },
          { label: "Discard", act: () => abandonCheckout(checkout_id) },
        ]}
      >
        Nothing has been charged.
      </Standing>
    );
  }
  if (next_tier_id && current_period_end) {
    const same = next_tier_id === tierId;
    return (
      <Standing
        tone="info"
        title={
          same
            ? `Your billing changes on ${dayOf(current_period_end)}.`
            : `You change to ${nameOf(next_tier_id)} on ${dayOf(current_period_end)}.`
        }
        acts={[{ label: same ? "Keep current billing" : `Keep ${name}`, act: resumeSubscription }]}
      >
        {!same && `Until then you keep ${name}.`}
      </Standing>
    );
  }
  return null;
}

type StandingProps = {
  tone: "info" | "wait" | "stop";
  title: string;
  children: ReactNode;
  acts: { label: string; act: () => Promise<void> }[];
};

function Standing({ tone, title, children, acts }: StandingProps) {
  const acting = useMutation({ mutationFn: (act: () => Promise<void>) => act() });
  return (
    <Banner
      tone={tone}
      title={title}
      action={
        <span className="flex flex-wrap gap-2">
          {acts.map(({ label, act }) => (
            <Button
              key={label}
              size="sm"
              pending={acting.isPending}
              onClick={() => acting.mutate(act)}
            >
              {label}
            </Button>
          ))}
        </span>
      }
    >
      {children}
      {acting.isError && (
        <span role="alert" className="block text-stop">
          <ErrorSentence error={acting.error} />
        </span>
      )}
    </Banner>
  );
}
