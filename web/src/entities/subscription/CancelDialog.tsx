import { useMutation } from "@tanstack/react-query";
import { ErrorSentence } from "@/entities/query/ErrorSentence";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { gains, limitText, limitWords } from "./limits";
import { dayOf } from "./price";
import { cancelSubscription, type Subscription, type Tier } from "./queries";

type Props = {
  open: boolean;
  onClose: () => void;
  subscription: Subscription;
  /** What it is now, and what comes after. */
  tier: Tier;
  free: Tier;
};

/** Ends the subscription with the paid period, and says what goes with it. */
export function CancelDialog({ open, onClose, subscription, tier, free }: Props) {
  const cancelling = useMutation({ mutationFn: cancelSubscription, onSuccess: onClose });
  const end = subscription.current_period_end;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Cancel ${tier.name}`}
      description={
        subscription.state === "past_due"
          ? `${tier.name} ends now, because its last payment failed.`
          : end
            ? `You keep ${tier.name} until ${dayOf(end)}. Then you have ${free.name}.`
            : `You then have ${free.name}.`
      }
      footer={
        <>
          <Button onClick={onClose}>Keep {tier.name}</Button>
          <Button
            variant="danger"
            pending={cancelling.isPending}
            onClick={() => cancelling.mutate()}
          >
            Cancel subscription
          </Button>
        </>
      }
    >
      {cancelling.isError && (
        <Banner tone="stop" live className="mb-4">
          <ErrorSentence error={cancelling.error} />
        </Banner>
      )}
      <p className="mb-2">What changes then:</p>
      <LimitChanges from={tier} to={free} />
      <p className="mt-4 text-13 text-muted">
        Nothing you made is deleted. What is above the new limits stays, and you can't add more.
      </p>
    </Dialog>
  );
}

/** Each limit that differs between two tiers, before and after. */
export function LimitChanges({ from, to }: { from: Tier; to: Tier }) {
  return (
    <ul className="border-line border-t">
      {gains(from.limits, to.limits).map((key) => (
        <li
          key={key}
          className="flex flex-wrap justify-between gap-x-4 border-line border-b py-1.5 text-13"
        >
          <span>{limitWords[key].label}</span>
          <span className="text-muted tabular-nums">
            {limitText(from.limits[key])} <span aria-hidden>→</span>
            <span className="sr-only">becomes</span>{" "}
            <strong className="font-semibold text-ink">{limitText(to.limits[key])}</strong>
          </span>
        </li>
      ))}
    </ul>
  );
}
