import { explain } from "@/lib/errors";
import { FailedState } from "@/ui/FailedState";
import { LockedState } from "@/ui/LockedState";

type Props = { error: unknown; what: string; onRetry: () => void; retrying: boolean };

/** Why a tool shows nothing: most often a session without a second factor. */
export function StaffFailure({ error, what, onRetry, retrying }: Props) {
  const { code, sentence, requestId } = explain(error);
  if (code === "aal2_required" || sentence === "aal2_required") {
    return (
      <LockedState title="The tools open with a second factor">
        This session was opened with a password alone. Until a second factor can be added to an
        account here, decide on the server:{" "}
        <code className="font-mono text-13">devproof staff approve-company SLUG --reason …</code>
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
