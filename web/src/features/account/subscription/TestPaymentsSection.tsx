import { useMutation } from "@tanstack/react-query";
import { ErrorSentence } from "@/entities/query/ErrorSentence";
import {
  endTestPeriod,
  failTestPayment,
  isPaid,
  type Subscription,
  settleTestPayment,
} from "@/entities/subscription/queries";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { useToast } from "@/ui/Toasts";
import { SettingsSection } from "../SettingsSection";

/** What time and a bank would decide, decided here: only while payments are tests. */
export function TestPaymentsSection({ subscription }: { subscription: Subscription }) {
  const { toast } = useToast();
  const failing = useMutation({
    mutationFn: failTestPayment,
    onSuccess: () => toast({ message: "The next payment will fail." }),
  });
  const ending = useMutation({ mutationFn: endTestPeriod });
  const settling = useMutation({ mutationFn: settleTestPayment });
  const error = failing.error ?? ending.error ?? settling.error;
  if (!isPaid(subscription)) return null;
  return (
    <SettingsSection
      title="Test payments"
      lede="Try what happens when a period ends or a payment fails. Real payments don't have this section."
    >
      {error && (
        <Banner tone="stop" live className="mb-4">
          <ErrorSentence error={error} />
        </Banner>
      )}
      <div className="flex flex-wrap gap-2.5">
        {subscription.state === "past_due" ? (
          <Button pending={settling.isPending} onClick={() => settling.mutate()}>
            Pay what is due (test)
          </Button>
        ) : (
          <>
            <Button pending={ending.isPending} onClick={() => ending.mutate()}>
              End this period (test)
            </Button>
            <Button pending={failing.isPending} onClick={() => failing.mutate()}>
              Fail the next payment (test)
            </Button>
          </>
        )}
      </div>
    </SettingsSection>
  );
}
