import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { ErrorSentence } from "@/entities/query/ErrorSentence";
import { abandonCheckout } from "@/entities/subscription/queries";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { FormPage } from "@/ui/FormPage";
import { type CheckoutProps, Summary } from "./Summary";
import { sendToStripe } from "./send-to-stripe";

/** Loads Stripe.js where there is a key for it, then goes on to Stripe's page. */
export function StripeCheckout({ checkout, tier, back }: CheckoutProps) {
  const navigate = useNavigate();
  const { mutate: proceed, ...proceeding } = useMutation({
    mutationFn: () => sendToStripe(checkout),
  });
  const leaving = useMutation({
    mutationFn: () => abandonCheckout(checkout.id),
    onSuccess: () => void navigate(back),
  });
  useEffect(() => proceed(), [proceed]);
  useEffect(() => {
    // "Back" can bring this page as it was when it was left; a fresh one knows that it waits.
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload();
    };
    window.addEventListener("pageshow", shown);
    return () => window.removeEventListener("pageshow", shown);
  }, []);
  return (
    <FormPage
      title={`Checkout: ${tier.name}`}
      lede={proceeding.isError ? "You weren't charged." : "You pay on Stripe's page."}
    >
      {proceeding.isError && (
        <Banner tone="stop" live className="mb-6">
          <ErrorSentence error={proceeding.error} />
        </Banner>
      )}
      <Summary checkout={checkout} tier={tier} />
      <div className="mt-6 flex flex-wrap gap-2.5">
        <Button variant="primary" pending={!proceeding.isError} onClick={() => proceed()}>
          {proceeding.isError ? "Try again" : "Opening Stripe"}
        </Button>
        <Button variant="quiet" pending={leaving.isPending} onClick={() => leaving.mutate()}>
          Go back
        </Button>
      </div>
    </FormPage>
  );
}
