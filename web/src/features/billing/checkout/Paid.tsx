import { useEffect } from "react";
import { gains, limitPath, limitText, limitWords } from "@/entities/subscription/limits";
import { formatCents } from "@/entities/subscription/price";
import { subscriptionChanged, type Tier } from "@/entities/subscription/queries";
import { TestPaymentsNotice } from "@/entities/subscription/TestPaymentsNotice";
import { paths } from "@/lib/paths";
import { FormPage } from "@/ui/FormPage";
import { TextLink } from "@/ui/TextLink";
import type { CheckoutProps } from "./Summary";

/** Paid: what is different now, and where to use it. */
export function Paid({ checkout, tier, back, free }: CheckoutProps & { free: Tier }) {
  const { provider } = checkout;
  useEffect(() => {
    // Stripe told the server, not this page: the new limits have to be read.
    if (provider !== "test") void subscriptionChanged();
  }, [provider]);
  return (
    <FormPage
      title={`You're on ${tier.name}`}
      lede={`You paid ${formatCents(checkout.amount_cents, checkout.currency)}. Your new limits apply now.`}
      footer={
        <>
          <TextLink href={paths.subscriptionSettings}>Receipts and cancellation</TextLink>
          <TextLink href={back}>All tiers</TextLink>
        </>
      }
    >
      <TestPaymentsNotice className="mb-6" />
      <h2 className="mb-2 text-16">What you have now</h2>
      <ul className="border-line border-t">
        {gains(free.limits, tier.limits).map((key) => (
          <li
            key={key}
            className="flex min-h-row flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b py-2"
          >
            <span>
              {limitWords[key].label}:{" "}
              <span className="text-muted">{limitText(free.limits[key])}</span>{" "}
              <span aria-hidden>→</span>
              <span className="sr-only">becomes</span>{" "}
              <strong className="font-semibold">{limitText(tier.limits[key])}</strong>
            </span>
            <TextLink href={limitPath(key, tier.audience)}>{limitWords[key].link}</TextLink>
          </li>
        ))}
      </ul>
    </FormPage>
  );
}
