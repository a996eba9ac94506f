import { explain } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { buttonClass } from "@/ui/button-class";
import { FailedState } from "@/ui/FailedState";
import { Link } from "@/ui/Link";
import { LockedState } from "@/ui/LockedState";

type Props = { error: unknown; what: string; onRetry: () => void; retrying: boolean };

/** Why a tool shows nothing: most often a session without a second factor. */
export function StaffFailure({ error, what, onRetry, retrying }: Props) {
  const { code, sentence, requestId } = explain(error);
  if (code === "aal2_required" || sentence === "aal2_required") {
    return (
      <LockedState
        title="Staff tools need a second factor"
        action={
          <Link href={paths.adminAccount} className={buttonClass({ variant: "primary" })}>
            Set up a second factor
          </Link>
        }
      >
        You signed in without one.
      </LockedState>
    );
  }
  return (
    <FailedState
      title={`${what} could not be loaded`}
      onRetry={onRetry}
      retrying={retrying}
      requestId={requestId}
    >
      {sentence}
    </FailedState>
  );
}
