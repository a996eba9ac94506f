import { explain, isCode } from "@/lib/errors";
import { FailedState } from "@/ui/FailedState";
import { LockedState } from "@/ui/LockedState";

type Props = { error: Error | null; retrying: boolean; onRetry: () => void };

/** Refused, or failed. The kind that the address asks for may not be this reader's. */
export function SearchFailure({ error, retrying, onRetry }: Props) {
  if (isCode(error, "42501")) {
    return (
      <LockedState title="You can't search candidates">
        Only members of approved companies with the permission to view candidates can search people.
        Ask your company's admin. Everyone can search jobs and companies.
      </LockedState>
    );
  }
  const { sentence, requestId } = explain(error);
  return (
    <FailedState title="Search failed" requestId={requestId} retrying={retrying} onRetry={onRetry}>
      {sentence}
    </FailedState>
  );
}
