import { useMutation } from "@tanstack/react-query";
import { Check, Minus } from "lucide-react";
import { useNavigate } from "react-router";
import { ErrorSentence } from "@/entities/query/ErrorSentence";
import { openCheckout } from "@/entities/subscription/go-to";
import {
  dayOf,
  formatCents,
  isFree,
  perInterval,
  priceOf,
  savedByYear,
  soldBy,
} from "@/entities/subscription/price";
import { startCheckout, type Tier } from "@/entities/subscription/queries";
import type { BillingInterval } from "@/lib/vocabulary.generated";
import { Button } from "@/ui/Button";
import { cx } from "@/ui/cx";
import { Tag } from "@/ui/Tag";
import { SeatsLeft } from "./SeatsLeft";
import type { TierAct } from "./tier-act";

type Props = {
  tier: Tier;
  wanted: BillingInterval;
  seats: { seats: number; left: number } | null;
  isCurrent: boolean;
  act: TierAct;
  /** Another tier or interval than what is paid for now. */
  onChange: (interval: BillingInterval) => void;
  onCancel: () => void;
};

/** One tier: what it has and lacks, its price, and the way to it. */
export function TierCard({ tier, wanted, seats, isCurrent, act, onChange, onCancel }: Props) {
  const titleId = `${tier.id}-name`;
  return (
    <li
      id={tier.id}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={cx(
        "flex scroll-mt-20 flex-col rounded-layer border bg-raised p-5",
        isCurrent ? "border-action" : "border-line-strong",
      )}
    >
      <div className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={titleId} className="text-16">
          {tier.name}
        </h2>
        {isCurrent && <Tag tone="action">Your tier</Tag>}
        {tier.is_limited && <Tag tone="wait">Limited edition</Tag>}
      </div>
      <Price tier={tier} wanted={wanted} />
      <p className="mt-3 text-muted">{tier.description}</p>
      <ul
        aria-label={`What ${tier.name} includes`}
        className="mt-4 mb-5 grid gap-2 md:max-lg:grid-cols-2"
      >
        {tier.features.map(({ text, available }) => (
          <li key={text} className={cx("flex gap-2", !available && "text-muted")}>
            {available ? (
              <Check size={16} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0" />
            ) : (
              <Minus
                size={16}
                strokeWidth={1.5}
                aria-hidden
                className="mt-0.5 shrink-0 text-faint"
              />
            )}
            <span>
              {!available && <span className="sr-only">Not included: </span>}
              {text}
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-auto grid gap-2 md:max-lg:max-w-form">
        {seats && <SeatsLeft {...seats} />}
        <Act tier={tier} act={act} onChange={onChange} onCancel={onCancel} />
        {tier.notes && <p className="text-13 text-muted">{tier.notes}</p>}
      </div>
    </li>
  );
}

function Price({ tier, wanted }: { tier: Tier; wanted: BillingInterval }) {
  const interval = soldBy(tier, wanted);
  const price = priceOf(tier, interval) ?? 0;
  const saved = interval === "year" ? savedByYear(tier) : null;
  const note = isFree(tier)
    ? "No card needed."
    : interval !== wanted
      ? "Billed yearly only."
      : saved !== null
        ? `Saves ${formatCents(saved * 100)} a year.`
        : interval === "year"
          ? `${formatCents(Math.round((price * 100) / 12))} a month, billed yearly.`
          : "Billed monthly.";
  return (
    <div className="mt-2">
      <p className="flex items-baseline gap-1.5">
        <span className="text-26 font-semibold tabular-nums">
          {isFree(tier) ? "Free" : formatCents(price * 100)}
        </span>
        {!isFree(tier) && <span className="text-muted">{perInterval[interval]}</span>}
      </p>
      <p className="text-13 text-muted">{note}</p>
    </div>
  );
}

type ActProps = Pick<Props, "tier" | "act" | "onChange" | "onCancel">;

function Act({ tier, act, onChange, onCancel }: ActProps) {
  const navigate = useNavigate();
  const starting = useMutation({
    mutationFn: (interval: BillingInterval) => startCheckout(tier.id, interval),
    onSuccess: ({ id }) => openCheckout(id, navigate),
  });
  switch (act.kind) {
    case "current":
      return null;
    case "granted":
      return <p className="text-13 text-muted">Granted by the operator, at no charge.</p>;
    case "waiting":
      return (
        <p className="text-13 text-muted">
          {act.at ? `Begins on ${dayOf(act.at)}.` : "Begins when the current period ends."}
        </p>
      );
    case "sold-out":
      return <Button disabled>Sold out</Button>;
    case "pay-first":
      return (
        <>
          <Button disabled>Change to {tier.name}</Button>
          <p className="text-13 text-muted">Pay what is due first.</p>
        </>
      );
    case "choose":
      return (
        <>
          <Button
            variant="primary"
            pending={starting.isPending}
            onClick={() => starting.mutate(act.interval)}
          >
            Choose {tier.name}
          </Button>
          {starting.isError && (
            <p role="alert" className="text-13 text-stop">
              <ErrorSentence error={starting.error} />
            </p>
          )}
        </>
      );
    case "switch":
      return (
        <Button onClick={() => onChange(act.interval)}>
          Switch to {act.interval === "year" ? "yearly" : "monthly"} billing
        </Button>
      );
    case "upgrade":
      return (
        <Button variant="primary" onClick={() => onChange(act.interval)}>
          Upgrade to {tier.name}
        </Button>
      );
    case "downgrade":
      return <Button onClick={() => onChange(act.interval)}>Downgrade to {tier.name}</Button>;
    case "cancel":
      return <Button onClick={onCancel}>Downgrade to {tier.name}</Button>;
  }
}
