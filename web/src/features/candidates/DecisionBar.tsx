import { paths } from "@/lib/paths";
import { Button } from "@/ui/Button";
import { buttonClass } from "@/ui/button-class";
import { Link } from "@/ui/Link";
import { ActionBar } from "@/ui/Page";
import { RelativeTime } from "@/ui/RelativeTime";
import type { Candidate } from "./types";
import { decisionSentence } from "./words";

type Props = {
  candidate: Candidate;
  /** The decision is on its way. */
  sending: boolean;
  /** On a phone the bar stands only where the candidate is in front. */
  inFront: boolean;
  onApprove: () => void;
  onReject: () => void;
};

/** Stuck to the bottom: approve or reject, or what was decided. */
export function DecisionBar({ candidate, sending, inFront, onApprove, onReject }: Props) {
  const { interaction, conversation_id: conversation } = candidate;
  const decided = decisionSentence(candidate);
  return (
    <ActionBar
      label="Decide on this candidate"
      className={inFront ? undefined : "max-md:hidden"}
      note={
        decided && !sending ? (
          <>
            {decided}
            {interaction.decided_at && (
              <>
                {" "}
                <RelativeTime at={interaction.decided_at} />
              </>
            )}
            {interaction.decision_reason && (
              <bdi className="block max-w-measure text-13">“{interaction.decision_reason}”</bdi>
            )}
          </>
        ) : (
          <span className="max-md:hidden">Approving opens a conversation. Both are final.</span>
        )
      }
    >
      {decided && !sending ? (
        conversation && (
          <Link
            href={paths.conversation(conversation)}
            className={buttonClass({ variant: "primary" })}
          >
            Open conversation
          </Link>
        )
      ) : (
        <>
          <Button keyHint="R" disabled={sending} onClick={onReject}>
            Reject
          </Button>
          <Button variant="primary" keyHint="A" pending={sending} onClick={onApprove}>
            Approve and open conversation
          </Button>
        </>
      )}
    </ActionBar>
  );
}
