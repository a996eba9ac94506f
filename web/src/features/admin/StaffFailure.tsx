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
  return <QueryFailure query={query} title={`${what} could not be loaded`} />;
}
