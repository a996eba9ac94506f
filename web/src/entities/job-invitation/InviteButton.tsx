import { UserPlus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/ui/Button";
import { InviteDialog } from "./InviteDialog";

type Props = {
  person: { id: string; full_name: string };
  size?: "sm" | undefined;
};

/** Opens the dialog that invites a person to a job. Only for readers who can find the person. */
export function InviteButton({ person, size }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size={size}
        icon={<UserPlus size={16} strokeWidth={1.5} aria-hidden />}
        aria-label={`Invite to a job: ${person.full_name}`}
        onClick={() => setOpen(true)}
      >
        Invite to a job
      </Button>
      <InviteDialog open={open} person={person} onClose={() => setOpen(false)} />
    </>
  );
}
