import { explain, isCode } from "@/lib/errors";
import { FailedState } from "@/ui/FailedState";
import { LockedState } from "@/ui/LockedState";

type Props = { error: Error | null; retrying: boolean; onRetry: () => void };

/** Codes of who may not search a kind. */
const refusals = [
  "missing_permission",
  "not_employer",
  "not_signed_in",
  "company_not_approved",
] as const;

/** Refused, or failed. The kind that the address asks for may not be this reader's. */
export function SearchFailure({ error, retrying, onRetry }: Props) {
  if (refusals.some((code) => isCode(error, code))) {
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
