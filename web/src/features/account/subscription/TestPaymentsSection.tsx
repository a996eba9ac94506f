import { useMutation } from "@tanstack/react-query";
import { ErrorSentence } from "@/entities/query/ErrorSentence";
import {
  failTestPayment,
  type Subscription,
  settleTestPayment,
} from "@/entities/subscription/queries";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { SettingsSection } from "../SettingsSection";

/** What a bank would decide, decided here: only while payments are tests. */
export function TestPaymentsSection({ subscription }: { subscription: Subscription }) {
  const failing = useMutation({ mutationFn: failTestPayment });
  const settling = useMutation({ mutationFn: settleTestPayment });
  const { state } = subscription;
  const error = failing.error ?? settling.error;
  if (state !== "active" && state !== "past_due") return null;
  return (
    <SettingsSection
      title="Test payments"
      lede="Try what happens when a payment fails. Real payments don't have this section."
    >
      {error && (
        <Banner tone="stop" live className="mb-4">
          <ErrorSentence error={error} />
        </Banner>
      )}
      {state === "active" ? (
        <Button pending={failing.isPending} onClick={() => failing.mutate()}>
          Fail the next payment (test)
        </Button>
      ) : (
        <Button pending={settling.isPending} onClick={() => settling.mutate()}>
          Pay what is due (test)
        </Button>
      )}
    </SettingsSection>
  );
}
