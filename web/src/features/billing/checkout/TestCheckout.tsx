import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { ErrorSentence } from "@/entities/query/ErrorSentence";
import { formatCents } from "@/entities/subscription/price";
import { abandonCheckout, payTestCheckout } from "@/entities/subscription/queries";
import { TestPaymentsNotice } from "@/entities/subscription/TestPaymentsNotice";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { FormPage } from "@/ui/FormPage";
import { type CheckoutProps, Summary } from "./Summary";

/** The built-in checkout: whoever tries decides whether the payment succeeds. */
export function TestCheckout({ checkout, tier, back }: CheckoutProps) {
  const navigate = useNavigate();
  const paying = useMutation({
    mutationFn: (outcome: "pays" | "declines") => payTestCheckout(checkout.id, outcome),
  });
  const leaving = useMutation({
    mutationFn: () => abandonCheckout(checkout.id),
    onSuccess: () => void navigate(back),
  });
  const busy = paying.isPending || leaving.isPending;
  const error = paying.error ?? leaving.error;
  return (
    <FormPage title={`Checkout: ${tier.name}`}>
      <TestPaymentsNotice className="mb-6" />
      {error && (
        <Banner tone="stop" live className="mb-6">
          <ErrorSentence error={error} />
        </Banner>
      )}
      <Summary checkout={checkout} tier={tier} />
      <div className="mt-6 flex flex-wrap gap-2.5 max-md:*:grow">
        <Button
          variant="primary"
          pending={paying.isPending && paying.variables === "pays"}
          disabled={busy && paying.variables !== "pays"}
          onClick={() => paying.mutate("pays")}
        >
          Pay {formatCents(checkout.amount_cents, checkout.currency)} (test)
        </Button>
        <Button
          pending={paying.isPending && paying.variables === "declines"}
          disabled={busy && paying.variables !== "declines"}
          onClick={() => paying.mutate("declines")}
        >
          Decline the payment (test)
        </Button>
        <Button variant="quiet" pending={leaving.isPending} onClick={() => leaving.mutate()}>
          Go back
        </Button>
      </div>
    </FormPage>
  );
}
