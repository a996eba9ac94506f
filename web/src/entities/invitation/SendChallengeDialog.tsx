import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { Loading, SkeletonText } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { type SendableChallenge, SendChallengeForm } from "./SendChallengeForm";

type Props = {
  open: boolean;
  /** Who gets it. */
  name: string;
  /** Null while they are on the way. */
  challenges: SendableChallenge[] | null;
  left: number | null;
  /** The reader may make challenges: where. */
  makeHref: string | null;
  /** Why the challenges could not be loaded. */
  failure: string | null;
  onRetry: () => void;
  pending: boolean;
  error: unknown;
  onSend: (sending: { challengeId: string; note: string; expiresAt: string | null }) => void;
  onClose: () => void;
};

/** Sends one of the company's challenges to somebody. */
export function SendChallengeDialog({ open, name, onClose, ...form }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Send ${name} a challenge`}
      description="They see the whole challenge before they start and can decline."
    >
      {open && <Body {...form} onClose={onClose} />}
    </Dialog>
  );
}

function Body(props: Omit<Props, "open" | "name">) {
  const { challenges, failure, makeHref, onClose } = props;
  if (failure && challenges === null) {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>Your challenges could not be loaded. {failure}</p>
        <Button onClick={props.onRetry}>Try again</Button>
      </div>
    );
  }
  if (challenges === null) {
    return (
      <Loading label="Loading your challenges">
        <SkeletonText lines={5} />
      </Loading>
    );
  }
  if (challenges.length === 0) {
    return (
      <p className="text-muted">
        Your company has no published challenges.{" "}
        {makeHref ? (
          <TextLink href={makeHref} underlined>
            Write one
          </TextLink>
        ) : (
          "A member who manages challenges has to publish one first."
        )}
      </p>
    );
  }
  return (
    <SendChallengeForm
      challenges={challenges}
      left={props.left}
      pending={props.pending}
      error={props.error}
      onSend={props.onSend}
      onCancel={onClose}
    />
  );
}
