import { useSuspenseQuery } from "@tanstack/react-query";
import { UserRoundPlus } from "lucide-react";
import { useState } from "react";
import type { Team } from "@/lib/database.types";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { prefetch } from "@/lib/query-client";
import { permissionLabels } from "@/lib/vocabulary.generated";
import { Button } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import { PageHeader } from "@/ui/Page";
import { RowList } from "@/ui/Rows";
import { Loading, SkeletonBar, SkeletonRows } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { HandOverDialog } from "./HandOverDialog";
import { InvitationList } from "./InvitationList";
import { InviteDialog } from "./InviteDialog";
import { MemberRow } from "./MemberRow";
import type { OpenDialog } from "./open-dialog";
import { PermissionsDialog } from "./PermissionsDialog";
import { teamQuery } from "./queries";
import { RemoveDialog } from "./RemoveDialog";

export const loader = () => prefetch(teamQuery);

export function Skeleton() {
  return (
    <div className="page py-8">
      <Loading label="Loading the team">
        <SkeletonBar className="mb-8 h-8 w-40" />
        <SkeletonRows rows={5} />
      </Loading>
    </div>
  );
}

/** Who works for the company here, who is invited, and who may do what. */
export default function TeamPage() {
  usePageTitle("Team");
  const { data: team } = useSuspenseQuery(teamQuery);
  return (
    <div className="page pb-16">
      {team ? (
        <Members team={team} />
      ) : (
        <>
          <PageHeader title="Team" />
          <EmptyState title="You're not a member of a company">
            Ask your company's admin for an invitation. It arrives by email.
          </EmptyState>
        </>
      )}
    </div>
  );
}

function Members({ team }: { team: Team }) {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const close = () => setOpen(null);
  const closed = ["rejected", "suspended"].includes(team.company.approval_status);
  const about = (what: "permissions" | "remove" | "hand-over") =>
    open?.what === what ? open.member : null;
  const admin = team.members.find(({ company_role }) => company_role === "admin");
  return (
    <>
      <PageHeader
        title="Team"
        lede={
          <>
            Members of <bdi>{team.company.name}</bdi> and their permissions.
          </>
        }
        actions={
          team.can_manage &&
          !closed && (
            <Button
              variant="primary"
              icon={<UserRoundPlus size={16} strokeWidth={1.5} />}
              onClick={() => setOpen({ what: "invite" })}
            >
              Invite a colleague
            </Button>
          )
        }
      />
      {!team.can_manage && (
        <p className="mb-6 max-w-measure text-muted">
          You can view the team. To {permissionLabels.manage_team} you need a permission. Ask{" "}
          {admin ? <bdi>{admin.full_name}</bdi> : "the admin"} for it.
        </p>
      )}
      {closed && team.can_manage && (
        <p className="mb-6 max-w-measure text-muted">
          You can't invite anyone while the company is suspended.{" "}
          <TextLink underlined href={paths.employerProfile}>
            See why
          </TextLink>
          .
        </p>
      )}
      <RowList label="Members">
        {team.members.map((member) => (
          <MemberRow key={member.id} team={team} member={member} onOpen={setOpen} />
        ))}
      </RowList>
      {team.can_manage && <InvitationList invitations={team.invitations} />}
      <InviteDialog open={open?.what === "invite"} own={team.permissions} onClose={close} />
      <PermissionsDialog member={about("permissions")} own={team.permissions} onClose={close} />
      <RemoveDialog member={about("remove")} team={team} onClose={close} />
      <HandOverDialog member={about("hand-over")} company={team.company.name} onClose={close} />
    </>
  );
}
