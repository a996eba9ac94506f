import { useMutation, useQueryClient } from "@tanstack/react-query";
import { languageName } from "@/entities/language/language-name";
import type { ChallengeDetail, DisputeRun } from "@/lib/database.types";
import { explain } from "@/lib/errors";
import { disputeStateLabels, verdictLabels } from "@/lib/vocabulary.generated";
import { Button } from "@/ui/Button";
import { RelativeTime } from "@/ui/RelativeTime";
import { Tag } from "@/ui/Tag";
import { challengeQuery, withdrawDispute } from "../queries";
import { inline } from "./values";

/** "Your answer in Python returned [1, 2]." */
function gaveText(whose: string, { language, verdict, value, message }: DisputeRun): string {
  const gave =
    verdict === "accepted"
      ? `returned ${inline(value)}`
      : (message ?? verdictLabels[verdict]).trim();
  return `${whose} in ${languageName(language)} ${verdict === "accepted" ? "" : "stopped: "}${gave}.`;
}

/** What one disputed, and what became of it. */
export function DisputeList({ challenge }: { challenge: ChallengeDetail }) {
  const client = useQueryClient();
  const withdraw = useMutation({
    mutationFn: withdrawDispute,
    onSuccess: () =>
      client.invalidateQueries({ queryKey: challengeQuery(challenge.slug).queryKey }),
  });
  if (challenge.disputes.length === 0) return null;
  return (
    <section aria-label="Your counterexamples" className="mt-6">
      <h3 className="text-14">Your counterexamples</h3>
      <ul className="mt-2 border-line border-t">
        {challenge.disputes.map((dispute) => (
          <li key={dispute.id} className="border-line border-b py-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Tag tone={dispute.state === "open" ? "wait" : "plain"}>
                {disputeStateLabels[dispute.state]}
              </Tag>
              <span className="text-13 text-muted">
                <RelativeTime at={dispute.decided_at ?? dispute.created_at} />
              </span>
              {dispute.state === "open" && (
                <Button
                  size="sm"
                  variant="quiet"
                  className="ml-auto"
                  pending={withdraw.isPending}
                  onClick={() => withdraw.mutate(dispute.id)}
                >
                  Withdraw
                </Button>
              )}
            </p>
            <p dir="auto" className="mt-1 line-clamp-3 [overflow-wrap:anywhere]">
              {dispute.claim}
            </p>
            {dispute.state === "confirmed" && (
              <p className="mt-1 text-13 text-muted">
                It's now a test, and all submissions were judged again. Thank you.
              </p>
            )}
            {dispute.finding && (
              <p className="mt-1 text-13 text-muted">
                {[
                  ...dispute.finding.references.map((ran) => gaveText("The reference", ran)),
                  ...(dispute.finding.own ? [gaveText("Your answer", dispute.finding.own)] : []),
                ].join(" ")}
              </p>
            )}
            {dispute.reason && (
              <p dir="auto" className="mt-1 text-13 text-muted">
                Staff: {dispute.reason}
              </p>
            )}
          </li>
        ))}
      </ul>
      {withdraw.isError && (
        <p role="alert" className="mt-2 text-13 text-stop">
          {explain(withdraw.error).sentence}
        </p>
      )}
    </section>
  );
}
