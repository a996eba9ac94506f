import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ErrorSentence } from "@/entities/query/ErrorSentence";
import { QueryState } from "@/entities/query/QueryState";
import { LimitChanges } from "@/entities/subscription/CancelDialog";
import { dayOf, formatCents, perInterval, priceOf } from "@/entities/subscription/price";
import { changeTier, previewQuery, type Tier } from "@/entities/subscription/queries";
import { newId } from "@/lib/new-id";
import type { BillingInterval } from "@/lib/vocabulary.generated";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { Facts } from "@/ui/Facts";
import { Loading, SkeletonRows } from "@/ui/Skeleton";
import { useToast } from "@/ui/Toasts";

type Props = {
  from: Tier;
  wasInterval: BillingInterval | null;
  tier: Tier;
  interval: BillingInterval;
  onClose: () => void;
};

/** Another tier or interval: what is due now, when it takes effect, and what changes. */
export function ChangeDialog({ from, wasInterval, tier, interval, onClose }: Props) {
  // One id for every attempt: pressing again after a lost answer doesn't charge twice.
  const [id] = useState(newId);
  const { toast } = useToast();
  const preview = useQuery(previewQuery(tier.id, interval));
  const isNow = preview.data?.takes_effect === "now";
  const changing = useMutation({
    mutationFn: () => changeTier(id, tier.id, interval),
    onSuccess: () => {
      onClose();
      if (isNow) toast({ message: `You're on ${tier.name} now.` });
    },
  });
  const sameTier = from.id === tier.id;
  const due = preview.data && preview.data.due_now_cents > 0 ? preview.data : null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        sameTier
          ? `Switch to ${interval === "year" ? "yearly" : "monthly"} billing`
          : `Change to ${tier.name}`
      }
      footer={
        <>
          <Button onClick={onClose}>
            {sameTier ? "Keep current billing" : `Keep ${from.name}`}
          </Button>
          <Button
            variant="primary"
            pending={changing.isPending}
            disabled={!preview.data}
            onClick={() => changing.mutate()}
          >
            {due
              ? `Pay ${formatCents(due.due_now_cents, due.currency)} and change`
              : "Confirm change"}
          </Button>
        </>
      }
    >
      {changing.isError && (
        <Banner tone="stop" live className="mb-4">
          <ErrorSentence error={changing.error} />
        </Banner>
      )}
      <QueryState
        query={preview}
        failure="The price could not be calculated"
        note="Nothing has changed."
        level={3}
        loading={
          <Loading label="Calculating the price">
            <SkeletonRows rows={3} />
          </Loading>
        }
      >
        {({ takes_effect, takes_effect_at, due_now_cents, currency }) => (
          <Facts
            layout="rows"
            facts={[
              {
                label: "Takes effect",
                value: takes_effect === "now" ? "Now" : dayOf(takes_effect_at),
              },
              { label: "Due now", value: formatCents(due_now_cents, currency) },
              {
                label: takes_effect === "now" ? "Then" : "From then",
                value: `${formatCents((priceOf(tier, interval) ?? 0) * 100, currency)} ${perInterval[interval]}`,
              },
            ]}
          />
        )}
      </QueryState>
      {preview.data && (
        <p className="py-3 text-13 text-muted">
          {isNow
            ? "The unused part of what you paid is subtracted."
            : `You keep ${from.name}${wasInterval && sameTier ? ` as it is billed ${perInterval[wasInterval]}` : ""} until then. You can undo this until it takes effect.`}
        </p>
      )}
      {!sameTier && <LimitChanges from={from} to={tier} />}
    </Dialog>
  );
}
