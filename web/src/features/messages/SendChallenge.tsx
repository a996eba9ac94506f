import { SendChallengeDialog } from "@/entities/invitation/SendChallengeDialog";
import { useSendChallenge } from "@/entities/invitation/use-send-challenge";
import type { Conversation } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { otherSide } from "./words";

type Props = { conversation: Conversation; open: boolean; onClose: () => void };

/** Sends a challenge into the conversation, where it then stands as a message. */
export function SendChallenge({ conversation, open, onClose }: Props) {
  const { mayMake, ...sending } = useSendChallenge(
    { conversationId: conversation.id },
    open,
    onClose,
  );
  return (
    <SendChallengeDialog
      {...sending}
      open={open}
      name={otherSide(conversation, "employer")[0]?.full_name ?? "the candidate"}
      makeHref={mayMake ? paths.employerChallengeNew : null}
      onClose={onClose}
    />
  );
}
