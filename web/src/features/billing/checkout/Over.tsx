import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { ErrorSentence } from "@/entities/query/ErrorSentence";
import { openCheckout } from "@/entities/subscription/go-to";
import { startCheckout } from "@/entities/subscription/queries";
import { TestPaymentsNotice } from "@/entities/subscription/TestPaymentsNotice";
import type { CheckoutState } from "@/lib/vocabulary.generated";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { buttonClass } from "@/ui/button-class";
import { FormPage } from "@/ui/FormPage";
import { Link } from "@/ui/Link";
import type { CheckoutProps } from "./Summary";

const words: Record<Exclude<CheckoutState, "open" | "paid">, { title: string; text: string }> = {
  declined: {
    title: "Payment declined",
    text: "Your tier hasn't changed. Try again, or use another payment method.",
  },
  abandoned: {
    title: "Checkout closed",
    text: "You left this checkout. Your tier hasn't changed.",
  },
  expired: {
    title: "Checkout expired",
    text: "It was open too long. Your tier hasn't changed.",
  },
};

/** A checkout that ended without a payment: why, and the way to another one. */
export function Over({ checkout, tier, back }: CheckoutProps) {
  const navigate = useNavigate();
  const again = useMutation({
    mutationFn: () => startCheckout(tier.id, checkout.billing_interval),
    onSuccess: ({ id }) => openCheckout(id, (path) => navigate(path, { replace: true })),
  });
  const { title, text } =
    checkout.state === "open" || checkout.state === "paid" ? words.expired : words[checkout.state];
  return (
    <FormPage title={title} lede="You weren't charged.">
      <TestPaymentsNotice className="mb-6" />
      <Banner tone={checkout.state === "declined" ? "stop" : "info"} className="mb-6">
        {text}
      </Banner>
      {again.isError && (
        <Banner tone="stop" live className="mb-6">
          <ErrorSentence error={again.error} />
        </Banner>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button variant="primary" pending={again.isPending} onClick={() => again.mutate()}>
          {checkout.state === "declined" ? "Try again" : `Choose ${tier.name} again`}
        </Button>
        <Link href={back} className={buttonClass()}>
          Compare tiers
        </Link>
      </div>
    </FormPage>
  );
}
