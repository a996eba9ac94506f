import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { ErrorSentence } from "@/entities/query/ErrorSentence";
import { abandonCheckout, checkoutQuery } from "@/entities/subscription/queries";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { FormPage } from "@/ui/FormPage";
import { Spinner } from "@/ui/Spinner";
import { TextLink } from "@/ui/TextLink";
import type { CheckoutProps } from "./Summary";
import { sendToStripe } from "./send-to-stripe";

/** How often the page asks whether Stripe has told the server. */
const ASK_MS = 2000;

/** Back from Stripe: its word to the server can come after the person. */
export function StripeReturn({
  checkout,
  tier,
  back,
  cancelled,
}: CheckoutProps & { cancelled: boolean }) {
  const navigate = useNavigate();
  useQuery({ ...checkoutQuery(checkout.id), refetchInterval: ASK_MS });
  const returning = useMutation({ mutationFn: () => sendToStripe(checkout) });
  useEffect(() => {
    if (!cancelled) return;
    // A payment that is on its way wins: then the checkout stays, and this page shows what became of it.
    void abandonCheckout(checkout.id)
      .then(() => navigate(back, { replace: true }))
      .catch(() => undefined);
  }, [cancelled, checkout.id, back, navigate]);
  return (
    <FormPage title={`Checkout: ${tier.name}`} footer={<TextLink href={back}>All tiers</TextLink>}>
      <p role="status" className="flex items-center gap-2">
        <Spinner size={16} />
        {cancelled ? "Closing the checkout" : "Waiting for Stripe to confirm your payment"}
      </p>
      {!cancelled && (
        <p className="mt-3 text-13 text-muted">
          This takes a few seconds. You can leave this page; your tier changes by itself.
        </p>
      )}
      {returning.isError && (
        <Banner tone="stop" live className="mt-4">
          <ErrorSentence error={returning.error} />
        </Banner>
      )}
      {!cancelled && (
        <Button className="mt-6" pending={returning.isPending} onClick={() => returning.mutate()}>
          I haven't paid yet
        </Button>
      )}
    </FormPage>
  );
}
