import { type AnyQuery, QueryFailure } from "@/entities/query/QueryFailure";
import { explain } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { buttonClass } from "@/ui/button-class";
import { Link } from "@/ui/Link";
import { LockedState } from "@/ui/LockedState";

type Props = { query: AnyQuery; what: string };

/** Why a tool shows nothing: most often a session without a second factor. */
export function StaffFailure({ query, what }: Props) {
  const { code, sentence } = explain(query.error);
  if (code === "aal2_required" || sentence === "aal2_required") {
    return (
      <LockedState
        title="The tools open with a second factor"
        action={
          <Link href={paths.adminAccount} className={buttonClass({ variant: "primary" })}>
            To your second factors
          </Link>
        }
      >
        This session was opened without one.
      </LockedState>
    );
  }
  return <QueryFailure query={query} title={`${what} could not be loaded`} />;
}
