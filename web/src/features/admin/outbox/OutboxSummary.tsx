import type { OutboxCount } from "@/lib/database.types";
import { outboxStateLabels } from "@/lib/vocabulary.generated";
import { Facts } from "@/ui/Facts";
import { RelativeTime } from "@/ui/RelativeTime";
import { useToast } from "@/ui/Toasts";
import { ReasonForm } from "../ReasonForm";
import { retryOutbox } from "./queries";

/** How much isn't sent, and since when; what failed can be sent again together. */
export function OutboxSummary({ unsent }: { unsent: OutboxCount[] }) {
  const { toast } = useToast();
  const failed = unsent.find(({ state }) => state === "failed")?.count ?? 0;
  if (unsent.length === 0) return <p className="pb-4 text-muted">Everything is sent.</p>;
  return (
    <div className="grid gap-6 pb-6">
      <Facts
        facts={unsent.map(({ state, count, oldest }) => ({
          label: outboxStateLabels[state],
          value: (
            <>
              {count.toLocaleString()}
              <span className="text-13 text-muted">
                oldest <RelativeTime at={oldest} />
              </span>
            </>
          ),
        }))}
      />
      {failed > 0 && (
        <ReasonForm
          hint="It's recorded in the audit log."
          acts={[
            {
              does: "Send all failed again",
              variant: "primary",
              effect:
                "All failed emails, and text messages of the last hour. Links and codes in old ones may have expired.",
              act: async (reason) => {
                const retried = await retryOutbox(null, reason);
                toast({ message: `Sending ${retried.toLocaleString()} again.` });
              },
            },
          ]}
        />
      )}
    </div>
  );
}
