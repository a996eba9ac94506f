import { useErrorToast } from "@/entities/query/use-error-toast";
import type { Invitation } from "@/lib/database.types";
import { Button } from "@/ui/Button";
import { RelativeTime } from "@/ui/RelativeTime";
import { Row, RowList } from "@/ui/Rows";
import { useToast } from "@/ui/Toasts";
import { VisuallyHidden } from "@/ui/VisuallyHidden";
import { permissionLine } from "./PermissionBoxes";
import { invite, revoke } from "./queries";
import { useTeamChange } from "./use-team";

/** Who is invited, and what became of the invitations of the last weeks. */
export function InvitationList({ invitations }: { invitations: Invitation[] }) {
  const { toast } = useToast();
  const showError = useErrorToast();
  const revoking = useTeamChange({
    mutationFn: ({ id }: Invitation) => revoke(id),
    onSuccess: (_, { email }) => toast({ message: `The link to ${email} no longer works.` }),
    onError: showError,
  });
  const again = useTeamChange({
    mutationFn: ({ email, permissions }: Invitation) => invite(email, permissions),
    onSuccess: (_, { email }) =>
      toast({ message: `We sent a new invitation to ${email}. Earlier links no longer work.` }),
    onError: showError,
  });
  const busy = (change: typeof revoking | typeof again, { id }: Invitation) =>
    change.isPending && change.variables.id === id;
  return (
    <section aria-labelledby="invitations" className="mt-12">
      <h2 id="invitations" className="mb-3 text-20">
        Invitations
      </h2>
      {invitations.length === 0 ? (
        <p className="text-muted">No open invitations. Invite a colleague to add them here.</p>
      ) : (
        <RowList>
          {invitations.map((one) => (
            <Row key={one.id} className="flex-wrap items-start py-3">
              <div className="min-w-0 grow basis-64">
                <p className="truncate font-semibold">
                  <bdi>{one.email}</bdi>
                </p>
                <p className="text-13 text-muted">
                  <State invitation={one} /> · {permissionLine(one.permissions).toLowerCase()}
                  {one.invited_by && (
                    <>
                      {" "}
                      · from <bdi>{one.invited_by}</bdi>
                    </>
                  )}
                </p>
              </div>
              {one.state !== "used" && (
                <div className="flex gap-2">
                  <Button size="sm" pending={busy(again, one)} onClick={() => again.mutate(one)}>
                    Send again<VisuallyHidden> to {one.email}</VisuallyHidden>
                  </Button>
                  {one.state === "open" && (
                    <Button
                      size="sm"
                      pending={busy(revoking, one)}
                      onClick={() => revoking.mutate(one)}
                    >
                      Revoke<VisuallyHidden> the invitation of {one.email}</VisuallyHidden>
                    </Button>
                  )}
                </div>
              )}
            </Row>
          ))}
        </RowList>
      )}
    </section>
  );
}

function State({
  invitation: { state, created_at, expires_at, accepted_at },
}: {
  invitation: Invitation;
}) {
  switch (state) {
    case "open":
      return (
        <>
          Pending; expires <RelativeTime at={expires_at} />
        </>
      );
    case "used":
      return <>Accepted {accepted_at && <RelativeTime at={accepted_at} />}</>;
    case "revoked":
      return <>Revoked</>;
    case "withdrawn":
      return <span className="text-wait">Invalid: the inviter lost the permission</span>;
    case "closed":
      return <span className="text-wait">Invalid while the company is suspended</span>;
    default:
      return (
        <>
          Expired; sent <RelativeTime at={created_at} />
        </>
      );
  }
}
