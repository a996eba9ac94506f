import { Ellipsis } from "lucide-react";
import type { TeamMember as Member, Team } from "@/lib/database.types";
import { Avatar } from "@/ui/Avatar";
import { IconButton } from "@/ui/IconButton";
import { Menu, type MenuItem } from "@/ui/Menu";
import { Row } from "@/ui/Rows";
import type { OpenDialog } from "./open-dialog";
import { permissionLine } from "./PermissionBoxes";

type Props = { team: Team; member: Member; onOpen: (open: OpenDialog) => void };

/** A member: who, what they may do, and what can be done about it. */
export function MemberRow({ team, member, onOpen }: Props) {
  const name = member.full_name || "No name";
  const acts = actsOn(team, member, onOpen);
  return (
    <Row className="items-start py-3">
      <Avatar name={member.full_name} src={member.avatar_url} />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <bdi className="min-w-0 truncate font-semibold">{name}</bdi>
          {member.is_you && <span className="text-13 text-muted">you</span>}
          {!member.is_active && <span className="text-13 text-wait">account deactivated</span>}
        </p>
        <p className="text-13 text-muted">
          {member.company_role === "admin"
            ? "Admin · can do everything, including tier and admin role"
            : `Recruiter · ${permissionLine(member.permissions).toLowerCase()}`}
          {member.jobs > 0 && ` · ${member.jobs} ${member.jobs === 1 ? "job" : "jobs"}`}
        </p>
      </div>
      {acts.length > 0 && (
        <Menu
          trigger={
            <IconButton
              label={`Change ${member.is_you ? "your place" : name}`}
              icon={<Ellipsis size={20} strokeWidth={1.5} />}
            />
          }
          groups={[acts]}
        />
      )}
    </Row>
  );
}

/** An admin's place is changed by handing it over alone; nobody changes their own permissions. */
function actsOn(team: Team, member: Member, onOpen: (open: OpenDialog) => void): MenuItem[] {
  const act = (
    label: string,
    what: Exclude<OpenDialog["what"], "invite">,
    danger = false,
  ): MenuItem => ({
    label,
    danger,
    onSelect: () => onOpen({ what, member }),
  });
  if (member.company_role === "admin") return [];
  if (member.is_you) return [act("Leave company", "remove", true)];
  return [
    ...(team.can_manage ? [act("Change permissions", "permissions")] : []),
    ...(team.is_admin && member.is_active ? [act("Hand over admin role", "hand-over")] : []),
    ...(team.can_manage ? [act("Remove from team", "remove", true)] : []),
  ];
}
