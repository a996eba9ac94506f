import { explain, isCode } from "@/lib/errors";
import { FailedState } from "@/ui/FailedState";
import { LockedState } from "@/ui/LockedState";

type Props = { error: Error | null; retrying: boolean; onRetry: () => void };

/** Refused, or failed. The kind that the address asks for may not be this reader's. */
export function SearchFailure({ error, retrying, onRetry }: Props) {
  if (isCode(error, "42501")) {
    return (
      <LockedState title="This is not open to you">
        People are found by members of approved companies who may see candidates; the company's
        admin grants that. Jobs and companies are open to everyone.
      </LockedState>
    );
  }
  const { sentence, requestId } = explain(error);
  return (
    <FailedState
      title="The search could not be done"
      requestId={requestId}
      retrying={retrying}
      onRetry={onRetry}
    >
      {sentence}
    </FailedState>
  );
}
