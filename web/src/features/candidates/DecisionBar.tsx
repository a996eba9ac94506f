import type { Candidate, CandidateStage } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { Button } from "@/ui/Button";
import { buttonClass } from "@/ui/button-class";
import { cx } from "@/ui/cx";
import { Link } from "@/ui/Link";
import { ActionBar } from "@/ui/Page";
import { RelativeTime } from "@/ui/RelativeTime";
import { useNow } from "@/ui/use-now";
import { dueSentence } from "./due";
import { StageMenu } from "./StageMenu";
import { decisionSentence, talksWith } from "./words";

type Props = {
  candidate: Candidate;
  /** The company's stages, in its order. */
  stages: readonly CandidateStage[];
  /** A command about them is on its way. */
  sending: boolean;
  /** On a phone the bar stands only where the candidate is in front. */
  inFront: boolean;
  onApprove: () => void;
  onReject: () => void;
  onMove: (to: CandidateStage) => void;
};

/** Stuck to the bottom: approve or reject, or what was decided and where the candidate is. */
export function DecisionBar({
  candidate,
  stages,
  sending,
  inFront,
  onApprove,
  onReject,
  onMove,
}: Props) {
  const {
    interaction,
    conversation_id: conversation,
    conversation_with: others,
    stage,
  } = candidate;
  const decided = decisionSentence(candidate);
  return (
    <ActionBar
      label="Decide on this candidate"
      className={cx(
        "max-md:[&_button]:min-h-12",
        !inFront && "max-md:hidden",
        // Beside two large buttons a phone has no room for the note.
        !decided && "max-md:[&>div:first-child]:hidden",
      )}
      note={
        decided ? (
          <>
            {decided}
            {interaction.decided_at && (
              <>
                {", "}
                <RelativeTime at={interaction.decided_at} />
              </>
            )}
            {interaction.decision_reason && (
              <bdi className="block max-w-measure text-13">“{interaction.decision_reason}”</bdi>
            )}
          </>
        ) : (
          <WaitingNote candidate={candidate} />
        )
      }
    >
      {decided ? (
        <>
          {stage && <StageMenu stage={stage} stages={stages} onMove={onMove} />}
          {conversation ? (
            <Link
              href={paths.conversation(conversation)}
              className={buttonClass({ variant: "primary" })}
            >
              Open conversation
            </Link>
          ) : (
            others.length > 0 && <p className="self-center">{talksWith(others)}</p>
          )}
        </>
      ) : (
        <>
          <Button keyHint="R" disabled={sending} onClick={onReject}>
            Reject
          </Button>
          <Button variant="primary" keyHint="A" disabled={sending} onClick={onApprove}>
            Approve candidate
          </Button>
        </>
      )}
    </ActionBar>
  );
}

function WaitingNote({ candidate: { interaction } }: Pick<Props, "candidate">) {
  const now = useNow();
  return (
    <>
      {interaction.answer_by && (
        <span className="block">
          {dueSentence(interaction.answer_by, interaction.created_at, now)}
        </span>
      )}
      You can undo a decision for 10 seconds.
    </>
  );
}
