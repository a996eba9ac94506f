import { InviteButton } from "./InviteButton";
import { useCanInvite } from "./use-can-invite";

type Props = { person: { id: string; full_name: string } };

/** The button that invites a person to a job, for readers who may. */
export function InvitePerson({ person }: Props) {
  return useCanInvite() && <InviteButton person={person} />;
}
